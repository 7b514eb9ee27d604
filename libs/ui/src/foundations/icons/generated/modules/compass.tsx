import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CompassIcon(props: IconProps) {
  return <IconSvg lines="M8 16l2 -6l6 -2l-2 6l-6 2M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 3l0 2M12 19l0 2M3 12l2 0M19 12l2 0" {...props} />;
}
