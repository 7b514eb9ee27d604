import type { ComponentPropsWithRef } from 'react';
import type { surfaceVariants } from '../../foundations/tokens/surface-variants.ts';
import { anchorOf } from './anchor-id.ts';
import { Root } from './section.styles.ts';

type Variant = (typeof surfaceVariants)[number];

/** The colours that a part of a page is drawn on: five variants, each with an alternate. */
export type Surface = Variant | `${Variant}-alt`;

export interface SectionProps extends ComponentPropsWithRef<'div'> {
  /** The surface; the colours of text, links and buttons follow. */
  surface?: Surface;
  /** The text of the first heading inside, from which the anchor id is made. `PageSection` does it by itself. */
  anchor?: string;
  /** `text` (640 px) for reading and filling in; `wide` for the 1280 px grid. */
  width?: 'text' | 'wide';
}

/**
 * A full-width part of a page with its content on the page’s grid: a `<div data-surface data-width>`. Its margins follow
 * its own width, not the window’s.
 */
export function Section({ surface = 'default', width = 'wide', anchor, children, ...props }: SectionProps) {
  return (
    <Root id={anchorOf(anchor)} data-surface={surface} data-width={width} {...props}>
      <div>{children}</div>
    </Root>
  );
}
