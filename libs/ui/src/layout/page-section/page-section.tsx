import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Headings } from '../headings/index.ts';
import { anchorId } from '../section/anchor-id.ts';
import type { Surface } from '../section/index.ts';
import { Root } from '../section/section.styles.ts';

export interface PageSectionProps extends ComponentPropsWithRef<'section'> {
  /** The heading, from which the anchor id is made. */
  heading: string;
  subheading?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3;
  /** The anchor, when the one made from the heading is already used on the page (`anchorIds`). */
  id?: string;
  /** The surface; the colours of text, links and buttons follow. */
  surface?: Surface;
  /** `text` (640 px) for reading and filling in; `wide` for the 1280 px grid. */
  width?: 'text' | 'wide';
}

/**
 * A full-width section of a page that can be linked to: a `<section>` named by its heading, with an id made from the
 * heading, `#assistance-routiere`. State in CSS: `data-surface`, `data-width`.
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
      as="section"
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
