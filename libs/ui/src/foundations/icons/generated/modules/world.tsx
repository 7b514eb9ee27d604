import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function WorldIcon(props: IconProps) {
  return <IconSvg lines="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18" {...props} />;
}
