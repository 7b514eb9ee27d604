import { type IconName, iconNames } from './generated/icon-names.ts';
import { type IconProps, IconSvg } from './icon-svg.tsx';

export interface NamedIconProps extends IconProps {
  /** A name of the set; one that comes as data may be any text. */
  name: IconName | (string & {});
  /** Where the host serves `@jalon/ui/icons.svg`. Default `/assets/icons.svg`. */
  sprite?: string;
}

const known: ReadonlySet<string> = new Set(iconNames);

/**
 * An icon whose name comes as data. It is drawn from the sprite, one file for all icons that the browser keeps; a
 * name in the code takes its own module instead (`@jalon/ui/icons/car`). An unknown name is logged as an error
 * and renders nothing (site spec §5).
 */
export function Icon({ name, sprite = '/assets/icons.svg', ...props }: NamedIconProps) {
  if (!known.has(name)) {
    console.error(`Icon: there is no icon “${name}”.`);
    return null;
  }
  return (
    <IconSvg {...props}>
      <use href={`${sprite}#${name}`} />
    </IconSvg>
  );
}
