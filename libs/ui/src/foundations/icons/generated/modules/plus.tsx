import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function PlusIcon(props: IconProps) {
  return <IconSvg lines="M12 5l0 14M5 12l14 0" {...props} />;
}
