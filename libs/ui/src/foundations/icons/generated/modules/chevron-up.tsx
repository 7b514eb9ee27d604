import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronUpIcon(props: IconProps) {
  return <IconSvg lines="M6 15l6 -6l6 6" {...props} />;
}
