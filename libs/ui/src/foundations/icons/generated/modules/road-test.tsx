import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function RoadTestIcon(props: IconProps) {
  return <IconSvg lines="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M13.41 10.59l2.59 -2.59M7 12a5 5 0 0 1 5 -5" {...props} />;
}
