import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function LogoutIcon(props: IconProps) {
  return <IconSvg lines="M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2M9 12h12l-3 -3M18 15l3 -3" {...props} />;
}
