import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CloseIcon(props: IconProps) {
  return <IconSvg lines="M18 6l-12 12M6 6l12 12" {...props} />;
}
