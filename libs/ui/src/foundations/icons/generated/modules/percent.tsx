import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PercentIcon(props: IconProps) {
  return <IconSvg lines="M16 17a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M6 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M6 18l12 -12" {...props} />;
}
