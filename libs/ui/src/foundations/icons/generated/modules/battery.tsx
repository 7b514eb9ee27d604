import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function BatteryIcon(props: IconProps) {
  return <IconSvg lines="M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -10M6 5v-2M18 3v2M6.5 12h3M14.5 12h3M16 10.5v3" {...props} />;
}
