import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronDownIcon(props: IconProps) {
  return <IconSvg lines="M6 9l6 6l6 -6" {...props} />;
}
