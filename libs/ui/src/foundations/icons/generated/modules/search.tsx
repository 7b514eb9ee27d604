import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function SearchIcon(props: IconProps) {
  return <IconSvg lines="M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6" {...props} />;
}
