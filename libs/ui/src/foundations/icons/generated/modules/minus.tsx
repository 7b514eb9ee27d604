import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function MinusIcon(props: IconProps) {
  return <IconSvg lines="M5 12l14 0" {...props} />;
}
