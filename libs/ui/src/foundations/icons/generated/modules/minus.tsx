import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function MinusIcon(props: IconProps) {
  return (
    <IconSvg {...props}>
      <path d="M5 12l14 0" />
    </IconSvg>
  );
}
