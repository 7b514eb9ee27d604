import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../link/index.ts';
import { Arrow, Picture, Root, Text } from './link-tile.styles.ts';

export interface LinkTileProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  href: string;
  /** The text of the link. */
  title: ReactNode;
  description?: ReactNode;
  /** An `<img>` that only decorates (`alt=""`), cut to 16:9. */
  picture?: ReactNode;
  /** The level of the heading that holds the link. */
  headingLevel?: 2 | 3;
}

/**
 * A card that leads somewhere: an `<article>` whose heading holds the one link, and whose whole surface
 * follows it. A screen reader hears the title as the link, then the description as text.
 */
export function LinkTile({ href, title, description, picture, headingLevel = 3, ...props }: LinkTileProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Root data-surface="default" data-picture={Boolean(picture)} {...props}>
      {picture && <Picture>{picture}</Picture>}
      <Text>
        <Heading>
          <Link href={href}>{title}</Link>
        </Heading>
        {description && <p>{description}</p>}
        <Arrow viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M4 12h15M13 6l6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
        </Arrow>
      </Text>
    </Root>
  );
}
