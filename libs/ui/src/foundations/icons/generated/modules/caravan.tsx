import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CaravanIcon(props: IconProps) {
  return <IconSvg lines="M7 18a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M11 18h7a2 2 0 0 0 2 -2v-7a2 2 0 0 0 -2 -2h-9.5a5.5 5.5 0 0 0 -5.5 5.5v3.5a2 2 0 0 0 2 2h2M8 7l7 -3l1 3M13 11.5a.5 .5 0 0 1 .5 -.5h2a.5 .5 0 0 1 .5 .5v2a.5 .5 0 0 1 -.5 .5h-2a.5 .5 0 0 1 -.5 -.5l0 -2M20 16h2" {...props} />;
}
