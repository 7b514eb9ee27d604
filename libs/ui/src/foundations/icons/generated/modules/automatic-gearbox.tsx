import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function AutomaticGearboxIcon(props: IconProps) {
  return <IconSvg lines="M17 17v4h1a2 2 0 1 0 0 -4h-1M17 11h1.5a1.5 1.5 0 0 0 0 -3h-1.5v5M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 7v3a1 1 0 0 0 1 1h3v7a1 1 0 0 0 1 1h3M9 11h4" {...props} />;
}
