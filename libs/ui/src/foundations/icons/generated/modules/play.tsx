import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <IconSvg {...props}>
      <path d="M7 4v16l13 -8l-13 -8" />
    </IconSvg>
  );
}
