import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function LuggageIcon(props: IconProps) {
  return <IconSvg lines="M6 8a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2l0 -10M9 6v-1a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v1M6 10h12M6 16h12M9 20v1M15 20v1" {...props} />;
}
