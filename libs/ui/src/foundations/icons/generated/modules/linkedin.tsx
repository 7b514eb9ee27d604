import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function LinkedinIcon(props: IconProps) {
  return <IconSvg lines="M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0 -4 0M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10" {...props} />;
}
