import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconSvg {...props}>
      <path d="M15 6l-6 6l6 6" />
    </IconSvg>
  );
}
