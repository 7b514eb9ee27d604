import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TentIcon(props: IconProps) {
  return <IconSvg lines="M11 14l4 6h6l-9 -16l-9 16h6l4 -6" {...props} />;
}
