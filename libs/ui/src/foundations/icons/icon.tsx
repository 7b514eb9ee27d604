import { type IconName, iconNames } from './generated/icon-names.ts';
import { type IconProps, type IconSize, IconSvg, isIconSize } from './icon-svg.tsx';

export interface NamedIconProps extends Omit<IconProps, 'size'> {
  /** A name of the set; data may hold any text. */
  name: IconName | (string & {});
  /** `small` 16, `medium` 24, `large` 32, `x-large` 48 pixels. A missing or unknown one is logged and drawn as `medium`. */
  size?: IconSize | (string & {});
  /** Where the host serves `@jalon/ui/icons.svg`. @default /assets/icons.svg */
  sprite?: string;
}

const known: ReadonlySet<string> = new Set(iconNames);

/**
 * An icon whose name comes as data. It is drawn from the sprite, one cached file for all icons. For a name that is
 * known in the code, import the icon’s own module instead (`@jalon/ui/icons/car`). An unknown name is logged as an
 * error and renders nothing; a missing or unknown size is logged too.
 */
export function Icon({ name, size, sprite = '/assets/icons.svg', ...props }: NamedIconProps) {
  if (!known.has(name)) {
    console.error(`Icon: there is no icon “${name}”.`);
    return null;
  }
  if (!isIconSize(size))
    console.error(`Icon: ${size ? `there is no size “${size}”` : 'the size is missing'}.`);
  return (
    <IconSvg size={isIconSize(size) ? size : undefined} {...props}>
      <use href={`${sprite}#${name}`} />
    </IconSvg>
  );
}
