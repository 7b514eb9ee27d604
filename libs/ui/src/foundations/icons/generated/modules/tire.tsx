import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TireIcon(props: IconProps) {
  return <IconSvg lines="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12h6M15 12h6M13.6 9.4l3.4 -4.8M10.4 14.6l-3.4 4.8M7 4.6l3.4 4.8M13.6 14.6l3.4 4.8" {...props} />;
}
