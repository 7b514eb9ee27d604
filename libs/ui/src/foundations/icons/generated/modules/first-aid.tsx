import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function FirstAidIcon(props: IconProps) {
  return <IconSvg lines="M8 8v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2M4 10a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2l0 -8M10 14h4M12 12v4" {...props} />;
}
