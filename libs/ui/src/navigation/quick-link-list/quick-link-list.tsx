import type { ReactNode } from 'react';
import { Image, type ImageProps } from '../../content/image/index.ts';
import { LinkTile, LinkTileList } from '../../content/link-tile/index.ts';
import { PageSection, type PageSectionProps } from '../../layout/page-section/index.ts';

/** A quick link tile, as content provides it. */
export interface QuickLink {
  href: string;
  title: string;
  subheader?: ReactNode;
  description?: ReactNode;
  /** Replaces the description when both are given. */
  shortDescription?: ReactNode;
  image?: Pick<ImageProps, 'src' | 'srcSet' | 'width' | 'height'>;
  /** Reloads the whole page. */
  forceReload?: boolean;
}

export interface QuickLinkListProps extends Omit<PageSectionProps, 'children' | 'heading'> {
  /** The heading, from which the anchor id is made. */
  title: string;
  items: readonly QuickLink[];
  /** `horizontal` puts the pictures next to the text. */
  orientation?: 'vertical' | 'horizontal';
  /** Maximum number of columns. Without it, as many as fit at 300 px each. */
  columns?: 2 | 3;
}

/** Links to what comes next: a `PageSection` of tiles, as many side by side as fit at 300 px each, or in columns. */
export function QuickLinkList({
  title,
  items,
  orientation,
  columns,
  headingLevel = 2,
  ...props
}: QuickLinkListProps) {
  return (
    <PageSection heading={title} headingLevel={headingLevel} {...props}>
      <LinkTileList columns={columns}>
        {items.map(({ href, title: text, subheader, description, shortDescription, image, forceReload }) => (
          <LinkTile
            key={href}
            href={href}
            title={text}
            subheader={subheader}
            description={shortDescription ?? description}
            picture={image && <Image {...image} alt="" sizes="footer" />}
            orientation={orientation}
            reload={forceReload}
          />
        ))}
      </LinkTileList>
    </PageSection>
  );
}
