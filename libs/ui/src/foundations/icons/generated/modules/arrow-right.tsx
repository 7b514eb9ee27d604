import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ArrowRightIcon(props: IconProps) {
  return <IconSvg lines="M5 12l14 0M13 18l6 -6M13 6l6 6" {...props} />;
}
