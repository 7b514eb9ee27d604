import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function FileIcon(props: IconProps) {
  return <IconSvg lines="M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2M9 9l1 0M9 13l6 0M9 17l6 0" {...props} />;
}
