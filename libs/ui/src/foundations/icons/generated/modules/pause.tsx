import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PauseIcon(props: IconProps) {
  return <IconSvg lines="M6 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12M14 6a1 1 0 0 1 1 -1h2a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1l0 -12" {...props} />;
}
