import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function BookIcon(props: IconProps) {
  return <IconSvg lines="M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6l0 13M12 6l0 13M21 6l0 13" {...props} />;
}
