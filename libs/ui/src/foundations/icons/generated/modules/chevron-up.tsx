import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function ChevronUpIcon(props: IconProps) {
  return (
    <IconSvg {...props}>
      <path d="M6 15l6 -6l6 6" />
    </IconSvg>
  );
}
