import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronRightIcon(props: IconProps) {
  return (
    <IconSvg {...props}>
      <path d="M9 6l6 6l-6 6" />
    </IconSvg>
  );
}
