import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function MenuIcon(props: IconProps) {
  return <IconSvg lines="M4 6l16 0M4 12l16 0M4 18l16 0" {...props} />;
}
