import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CheckIcon(props: IconProps) {
  return <IconSvg lines="M5 12l5 5l10 -10" {...props} />;
}
