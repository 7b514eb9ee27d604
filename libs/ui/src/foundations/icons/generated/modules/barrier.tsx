import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function BarrierIcon(props: IconProps) {
  return <IconSvg lines="M4 8a1 1 0 0 1 1 -1h14a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1l0 -7M7 16v4M7.5 16l9 -9M13.5 16l6.5 -6.5M4 13.5l6.5 -6.5M17 16v4M5 20h4M15 20h4M17 7v-2M7 7v-2" {...props} />;
}
