import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function SteeringWheelIcon(props: IconProps) {
  return <IconSvg lines="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12 14l0 7M10 12l-6.75 -2M14 12l6.75 -2" {...props} />;
}
