import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CarLiftIcon(props: IconProps) {
  return <IconSvg lines="M7 21l10 -7l-10 -7M17 7l-10 7l10 7M20 7h-16a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1M3 21h18" {...props} />;
}
