import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ArticleIcon(props: IconProps) {
  return <IconSvg lines="M3 6a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2l0 -12M7 8h10M7 12h10M7 16h10" {...props} />;
}
