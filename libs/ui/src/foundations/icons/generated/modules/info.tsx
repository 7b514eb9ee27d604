import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function InfoIcon(props: IconProps) {
  return <IconSvg lines="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 9h.01M11 12h1v4h1" {...props} />;
}
