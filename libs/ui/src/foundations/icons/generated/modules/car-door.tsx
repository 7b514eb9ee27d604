import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CarDoorIcon(props: IconProps) {
  return <IconSvg lines="M13 14h2M19 10h-16M6.7 3.45l-3.7 5.55v3.08a1 1 0 0 0 .85 1a6 6 0 0 1 5.15 5.92v1a1 1 0 0 0 1 1h8a1 1 0 0 0 1 -1v-16a1 1 0 0 0 -1 -1h-10.46a1 1 0 0 0 -.84 .45" {...props} />;
}
