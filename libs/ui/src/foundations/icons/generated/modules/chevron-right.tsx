import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronRightIcon(props: IconProps) {
  return <IconSvg lines="M9 6l6 6l-6 6" {...props} />;
}
