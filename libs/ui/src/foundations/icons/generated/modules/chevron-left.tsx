import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronLeftIcon(props: IconProps) {
  return <IconSvg lines="M15 6l-6 6l6 6" {...props} />;
}
