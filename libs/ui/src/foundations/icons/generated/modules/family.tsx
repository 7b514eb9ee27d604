import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function FamilyIcon(props: IconProps) {
  return <IconSvg lines="M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0 -3 -3.85" {...props} />;
}
