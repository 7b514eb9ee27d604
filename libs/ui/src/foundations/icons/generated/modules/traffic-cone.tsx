import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TrafficConeIcon(props: IconProps) {
  return <IconSvg lines="M4 20l16 0M9.4 10l5.2 0M7.8 15l8.4 0M6 20l5 -15h2l5 15" {...props} />;
}
