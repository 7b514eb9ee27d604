import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function HotelIcon(props: IconProps) {
  return <IconSvg lines="M5 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M22 17v-3h-20M2 8v9M12 14h10v-2a3 3 0 0 0 -3 -3h-7v5" {...props} />;
}
