import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function MotorcycleIcon(props: IconProps) {
  return <IconSvg lines="M2 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M16 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M7.5 14h5l4 -4h-10.5m1.5 4l4 -4M13 6h2l1.5 3l2 4" {...props} />;
}
