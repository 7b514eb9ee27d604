import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PassportIcon(props: IconProps) {
  return <IconSvg lines="M2 7a2 2 0 0 1 2 -2h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2l0 -10M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 12h-7M15 12h7" {...props} />;
}
