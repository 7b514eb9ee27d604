import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Headings } from '../headings/index.ts';
import type { Surface } from '../section/index.ts';
import { anchorId } from './anchor-id.ts';
import { Root } from './page-section.styles.ts';

export interface PageSectionProps extends ComponentPropsWithRef<'section'> {
  /** Its heading, and the source of its anchor id. */
  heading: string;
  subheading?: ReactNode;
  /** Default 2. */
  headingLevel?: 2 | 3;
  /** The anchor, where the one made from the heading is taken already (`anchorIds`). */
  id?: string;
  /** What it stands on; colours of text, links and buttons follow. */
  surface?: Surface;
  /** `text` for what is read (640 px), `wide` for the grid of 1280 px. */
  width?: 'text' | 'wide';
}

/**
 * A part of a page that an address can name, from edge to edge: a `<section>` with its heading as its name and the id
 * made from it, `#assistance-routiere` (site spec §2). State in CSS: `data-surface`, `data-width`.
 */
export function PageSection({
  heading,
  subheading,
  headingLevel = 2,
  id = anchorId(heading),
  surface = 'default',
  width = 'wide',
  children,
  ...props
}: PageSectionProps) {
  const headingId = id ? `${id}-titre` : undefined;
  return (
    <Root
      id={id || undefined}
      aria-labelledby={headingId}
      data-surface={surface}
      data-width={width}
      {...props}
    >
      <div>
        <Headings heading={heading} subheading={subheading} level={headingLevel} headingId={headingId} />
        {children}
      </div>
    </Root>
  );
}
