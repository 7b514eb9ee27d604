import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function SuvIcon(props: IconProps) {
  return <IconSvg lines="M5 17a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M16 17a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M5 9l2 -4h7.438a2 2 0 0 1 1.94 1.515l.622 2.485h3a2 2 0 0 1 2 2v3M10 9v-4M2 7v4M22.001 14.001a4.992 4.992 0 0 0 -4.001 -2.001a4.992 4.992 0 0 0 -4 2h-3a4.998 4.998 0 0 0 -8.003 .003M5 12v-3h13" {...props} />;
}
