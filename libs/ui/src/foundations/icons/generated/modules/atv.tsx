import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function AtvIcon(props: IconProps) {
  return <IconSvg lines="M2.5 16.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15.5 16.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.5 16.5h7M2 11.5c.600 -1.3 1.7 -2 3 -2h5l2 3h2.5l2 -3h2.5c1.3 0 2.4 .7 3 2M16.5 9.5l-1.5 -4h-2.5" {...props} />;
}
