import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions } from '../../actions/actions/index.ts';
import { Headings } from '../headings/index.ts';
import { anchorOf } from '../section/anchor-id.ts';
import type { Surface } from '../section/index.ts';
import { Root } from './hero-variant.styles.ts';

/** An action as content provides it: either part may be missing. */
export interface HeroVariantAction {
  href?: string;
  title?: string;
}

export interface HeroVariantProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  heading: ReactNode;
  /** The emphasized words of the heading, on a line of their own. */
  accentHeading?: ReactNode;
  subheading?: ReactNode;
  /** Shown only when `secondary` has both its `href` and its `title`. */
  primary?: HeroVariantAction;
  secondary?: HeroVariantAction;
  surface?: Surface;
}

/**
 * The top of a page without an image: its `<h1>` with an accent, a sentence, two buttons. A `<section data-surface>`.
 */
export function HeroVariant({
  heading,
  accentHeading,
  subheading,
  primary,
  secondary,
  surface = 'tertiary',
  ...props
}: HeroVariantProps) {
  const other = action(secondary);
  return (
    <Root id={anchorOf(heading)} data-surface={surface} {...props}>
      <div>
        <Headings level={1} heading={heading} accent={accentHeading} subheading={subheading} />
        <Actions primary={other && action(primary)} secondary={other} />
      </div>
    </Root>
  );
}

function action({ href, title }: HeroVariantAction = {}) {
  return href && title ? { href, label: title } : undefined;
}
