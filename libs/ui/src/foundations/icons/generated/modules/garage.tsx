import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function GarageIcon(props: IconProps) {
  return <IconSvg lines="M5 20a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M15 20a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M5 20h-2v-6l2 -5h9l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0h-6m-6 -6h15m-6 0v-5M3 6l9 -4l9 4" {...props} />;
}
