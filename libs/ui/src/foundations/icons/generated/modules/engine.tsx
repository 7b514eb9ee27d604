import { type IconProps, IconSvg } from '../../icon-svg.tsx';

export function EngineIcon(props: IconProps) {
  return <IconSvg lines="M3 10v6M12 5v3M10 5h4M5 13h-2M6 10h2l2 -2h3.382a1 1 0 0 1 .894 .553l1.448 2.894a1 1 0 0 0 .894 .553h1.382v-2h2a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-2v-2h-3v2a1 1 0 0 1 -1 1h-3.465a1 1 0 0 1 -.832 -.445l-1.703 -2.555h-2v-6" {...props} />;
}
