import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function CrashIcon(props: IconProps) {
  return <IconSvg lines="M8 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 6l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0h-5m0 -6h8m-6 0v-5m2 0h-4M14 8v-2M19 12h2M17.5 15.5l1.5 1.5M17.5 8.5l1.5 -1.5" {...props} />;
}
