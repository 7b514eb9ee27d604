import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TowTruckIcon(props: IconProps) {
  return <IconSvg lines="M3 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 18h8m4 0h2v-6a5 5 0 0 0 -5 -5h-1l1.5 5h4.5M12 18v-11h3M3 17v-5h9M4 12v-6l18 -3v2M8 12v-4l-4 -2" {...props} />;
}
