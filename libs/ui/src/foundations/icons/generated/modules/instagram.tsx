import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function InstagramIcon(props: IconProps) {
  return <IconSvg lines="M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0M17 7v.01" {...props} />;
}
