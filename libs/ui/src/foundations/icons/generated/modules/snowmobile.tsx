import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function SnowmobileIcon(props: IconProps) {
  return <IconSvg lines="M5 16h6.5a2.25 2.25 0 0 1 0 4.5h-6.5a2.25 2.25 0 0 1 0 -4.5M14.5 20.5h5a2.5 2.5 0 0 0 2.5 -2.5M16 16l1.5 4.5M3 16v-3l7 -1l3 -4h2l4.5 3.5a3 3 0 0 1 1.5 2.5c0 1.2 -.8 2 -2 2h-6.5M14 8l-2 -4" {...props} />;
}
