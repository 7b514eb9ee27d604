import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function SignpostIcon(props: IconProps) {
  return <IconSvg lines="M12 21v-4M12 13v-4M12 5v-2M10 21h4M8 5v4h11l2 -2l-2 -2l-11 0M14 13v4h-8l-2 -2l2 -2l8 0" {...props} />;
}
