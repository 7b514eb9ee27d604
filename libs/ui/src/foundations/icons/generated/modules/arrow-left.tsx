import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ArrowLeftIcon(props: IconProps) {
  return <IconSvg lines="M5 12l14 0M5 12l6 6M5 12l6 -6" {...props} />;
}
