import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Action, Actions } from '../../actions/actions/index.ts';
import { anchorOf } from '../section/anchor-id.ts';
import { Picture, Root, Text } from './hero.styles.ts';

export type HeroAction = Action;

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The page’s `<h1>`. */
  title: ReactNode;
  tagline?: ReactNode;
  /** `full` for a home page; `compact` for other pages: the picture fills the right half, and is hidden on a phone. */
  size?: 'full' | 'compact';
  /** A decorative `<img>` or `<picture>` (`alt=""`), of which the right half is the most visible. */
  picture?: ReactNode;
  /** The main call to action, with an arrow, and a secondary one. An action without a label is not shown. */
  actions?: readonly [HeroAction?, HeroAction?];
}

/**
 * The top of a page, at full width: a `<section data-surface="primary">` with the page’s `<h1>`, a sentence, up to two
 * calls to action and a picture. Another `data-surface` changes its colours.
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
