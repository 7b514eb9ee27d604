import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function SkiIcon(props: IconProps) {
  return <IconSvg lines="M17 17.5l-5 -4.5v-6l5 4M7 17.5l5 -4.5M15.103 21.58l6.762 -14.502a2 2 0 0 0 -.968 -2.657M8.897 21.58l-6.762 -14.503a2 2 0 0 1 .968 -2.657M7 11l5 -4M10.007 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" {...props} />;
}
