import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TrafficLightIcon(props: IconProps) {
  return <IconSvg lines="M7 7a5 5 0 0 1 5 -5a5 5 0 0 1 5 5v10a5 5 0 0 1 -5 5a5 5 0 0 1 -5 -5l0 -10M11 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 17a1 1 0 1 0 2 0a1 1 0 1 0 -2 0" {...props} />;
}
