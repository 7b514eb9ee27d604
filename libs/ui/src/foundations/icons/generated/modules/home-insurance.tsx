import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function HomeInsuranceIcon(props: IconProps) {
  return <IconSvg lines="M5 12h-2l9 -9l7.636 7.636M5 12v7a2 2 0 0 0 2 2h5M9 21v-6a2 2 0 0 1 2 -2h1.5M22 16c0 4 -2.5 6 -3.5 6s-3.5 -2 -3.5 -6c1 0 2.5 -.5 3.5 -1.5c1 1 2.5 1.5 3.5 1.5" {...props} />;
}
