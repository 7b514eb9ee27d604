import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function RouteIcon(props: IconProps) {
  return <IconSvg lines="M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5" {...props} />;
}
