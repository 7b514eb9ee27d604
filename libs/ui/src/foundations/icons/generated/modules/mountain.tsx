import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function MountainIcon(props: IconProps) {
  return <IconSvg lines="M3 20h18l-6.921 -14.612a2.3 2.3 0 0 0 -4.158 0l-6.921 14.612M7.5 11l2 2.5l2.5 -2.5l2 3l2.5 -2" {...props} />;
}
