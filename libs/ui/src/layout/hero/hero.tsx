import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Action, Actions } from '../../actions/actions/index.ts';
import { anchorOf } from '../page-section/anchor-id.ts';
import { Picture, Root, Text } from './hero.styles.ts';

export type HeroAction = Action;

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The page’s `<h1>`. */
  title: ReactNode;
  tagline?: ReactNode;
  /** `full` opens a site, `compact` a page: its picture stands in the right half, and not on a phone. */
  size?: 'full' | 'compact';
  /** An `<img>` or `<picture>` that only decorates (`alt=""`): the right half of it is what shows best. */
  picture?: ReactNode;
  /** The main call to action, with an arrow, then at most one beside it; one without a label is left out. */
  actions?: readonly [HeroAction?, HeroAction?];
}

/**
 * The opening of a page, from edge to edge: a `<section data-surface="primary">` with the page’s `<h1>`, a
 * sentence, up to two calls to action and a picture. Another `data-surface` changes its colours.
 */
export function Hero({ title, tagline, size = 'full', picture, actions = [], ...props }: HeroProps) {
  const [main, other] = actions;
  return (
    <Root id={anchorOf(title)} data-surface="primary" data-size={size} {...props}>
      <Text>
        <h1>{title}</h1>
        {tagline && <p>{tagline}</p>}
        <Actions primary={main} secondary={other} />
      </Text>
      {picture && <Picture>{picture}</Picture>}
    </Root>
  );
}
