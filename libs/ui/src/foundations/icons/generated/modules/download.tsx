import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function DownloadIcon(props: IconProps) {
  return <IconSvg lines="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12" {...props} />;
}
