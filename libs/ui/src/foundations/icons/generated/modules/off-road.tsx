import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function OffRoadIcon(props: IconProps) {
  return <IconSvg lines="M9 17h6M9 17a2 2 0 1 1 -4 0a2 2 0 0 1 4 0M19 17a2 2 0 1 1 -4 0a2 2 0 0 1 4 0M17 10l-2 -3M19 17h2v-5a2 2 0 0 0 -2 -2h-5v2h-2.586a1 1 0 0 1 -.707 -.293l-1.121 -1.121a2 2 0 0 0 -1.414 -.586h-4.172a1 1 0 0 0 -1 1v6h2" {...props} />;
}
