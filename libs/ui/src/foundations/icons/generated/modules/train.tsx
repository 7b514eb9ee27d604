import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function TrainIcon(props: IconProps) {
  return <IconSvg lines="M21 13c0 -3.87 -3.37 -7 -10 -7h-8M3 15h16a2 2 0 0 0 2 -2M3 6v5h17.5M3 11v4M8 11v-5M13 11v-4.5M3 19h18" {...props} />;
}
