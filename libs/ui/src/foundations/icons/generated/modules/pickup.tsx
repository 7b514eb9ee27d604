import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PickupIcon(props: IconProps) {
  return <IconSvg lines="M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-3v-5h9v-6h4.5l3.5 6h3v5h-3M9 17h6M11 12h8" {...props} />;
}
