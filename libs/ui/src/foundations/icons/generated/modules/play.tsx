import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PlayIcon(props: IconProps) {
  return <IconSvg lines="M7 4v16l13 -8l-13 -8" {...props} />;
}
