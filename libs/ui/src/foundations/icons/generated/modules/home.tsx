import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function HomeIcon(props: IconProps) {
  return <IconSvg lines="M5 12l-2 0l9 -9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6" {...props} />;
}
