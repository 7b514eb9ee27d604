import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function StethoscopeIcon(props: IconProps) {
  return <IconSvg lines="M6 4h-1a2 2 0 0 0 -2 2v3.5a5.5 5.5 0 0 0 11 0v-3.5a2 2 0 0 0 -2 -2h-1M8 15a6 6 0 1 0 12 0v-3M11 3v2M6 3v2M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" {...props} />;
}
