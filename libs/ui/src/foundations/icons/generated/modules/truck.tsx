import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TruckIcon(props: IconProps) {
  return <IconSvg lines="M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 17h-2v-11a1 1 0 0 1 1 -1h9v12m-4 0h6m4 0h2v-6h-8m0 -5h5l3 5" {...props} />;
}
