import type { ComponentPropsWithRef } from 'react';
import { Root } from './section.styles.ts';

export type Surface = 'default' | 'primary' | 'secondary' | 'tertiary' | 'quaternary';

export interface SectionProps extends ComponentPropsWithRef<'div'> {
  /** What it stands on; colours of text, links and buttons follow. */
  surface?: Surface;
  /** `text` for what is read or filled in (640 px), `wide` for the grid of 1280 px. */
  width?: 'text' | 'wide';
}

/** A part of a page, from edge to edge, with its content on the page’s grid: a `<div data-surface data-width>`. */
export function Section({ surface = 'default', width = 'wide', children, ...props }: SectionProps) {
  return (
    <Root data-surface={surface} data-width={width} {...props}>
      <div>{children}</div>
    </Root>
  );
}
