export { type IconName, iconNames } from './generated/icon-names.ts';
export { Icon, type NamedIconProps } from './icon.tsx';
export { type IconProps, type IconSize, iconSizes } from './icon-svg.tsx';
