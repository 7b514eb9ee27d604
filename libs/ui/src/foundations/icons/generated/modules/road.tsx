import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function RoadIcon(props: IconProps) {
  return <IconSvg lines="M4 19l4 -14M16 5l4 14M12 8v-2M12 13v-2M12 18v-2" {...props} />;
}
