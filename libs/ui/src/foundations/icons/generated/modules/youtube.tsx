import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function YoutubeIcon(props: IconProps) {
  return <IconSvg lines="M2 8a4 4 0 0 1 4 -4h12a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-12a4 4 0 0 1 -4 -4v-8M10 9l5 3l-5 3l0 -6" {...props} />;
}
