import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ShareIcon(props: IconProps) {
  return <IconSvg lines="M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.7 10.7l6.6 -3.4M8.7 13.3l6.6 3.4" {...props} />;
}
