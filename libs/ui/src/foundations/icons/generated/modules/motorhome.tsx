import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function MotorhomeIcon(props: IconProps) {
  return <IconSvg lines="M5 18a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M15 18a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M5 18h-1a1 1 0 0 1 -1 -1v-11a2 2 0 0 1 2 -2h12a4 4 0 0 1 4 4h-18M9 18h6M19 18h1a1 1 0 0 0 1 -1v-4l-3 -5M21 13h-7M14 8v10" {...props} />;
}
