import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { Arrow, Picture, Root, Text } from './link-tile.styles.ts';

export interface LinkTileProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  href: string;
  /** The text of the link. */
  title: ReactNode;
  /** A line between the title and the description. */
  subheader?: ReactNode;
  description?: ReactNode;
  /** A decorative `<img>` (`alt=""`), cropped to 16:9. */
  picture?: ReactNode;
  /** The level of the heading that holds the link. */
  headingLevel?: 2 | 3;
  /**
   * `horizontal`: a small picture next to the text at any width. `vertical` (default): next to it only in a wide row.
   */
  orientation?: 'vertical' | 'horizontal';
  /** Reloads the whole page: a plain `<a>` instead of the `LinkProvider`’s link. */
  reload?: boolean;
}

/**
 * A card that is a link: an `<article>` whose heading holds the only link; the whole card is clickable. A screen reader
 * reads the title as the link, then the description as text. State in CSS: `data-picture`, `data-orientation`.
 */
export function LinkTile({
  href,
  title,
  subheader,
  description,
  picture,
  headingLevel = 3,
  orientation = 'vertical',
  reload,
  ...props
}: LinkTileProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Root data-surface="default" data-picture={Boolean(picture)} data-orientation={orientation} {...props}>
      {picture && <Picture>{picture}</Picture>}
      <Text>
        <Heading>{reload ? <a href={href}>{title}</a> : <Link href={href}>{title}</Link>}</Heading>
        {subheader && <p data-part="subheader">{subheader}</p>}
        {description && <p>{description}</p>}
        <Arrow viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M4 12h15M13 6l6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
        </Arrow>
      </Text>
    </Root>
  );
}
