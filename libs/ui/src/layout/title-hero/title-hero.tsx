import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Action, Actions } from '../../actions/actions/index.ts';
import { anchorOf } from '../section/anchor-id.ts';
import type { Surface } from '../section/index.ts';
import { Picture, Root, Text } from './title-hero.styles.ts';

export interface TitleHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The page’s `<h1>`. */
  title: ReactNode;
  tagline?: ReactNode;
  /** The main image, uncropped and in its own colours: an `Image` or `<img>` with its alternative text. */
  picture?: ReactNode;
  /** The main call to action, with an arrow. Not shown without a label. */
  primary?: Action;
  /** The secondary call to action, without an arrow. Not shown without a label. */
  secondary?: Action;
  surface?: Surface;
}

/**
 * The top of a full-width page: its `<h1>`, a sentence and up to two calls to action next to the main image, or below
 * it on a phone. A `<section data-surface>`.
 */
export function TitleHero({
  title,
  tagline,
  picture,
  primary,
  secondary,
  surface = 'secondary',
  ...props
}: TitleHeroProps) {
  return (
    <Root id={anchorOf(title)} data-surface={surface} {...props}>
      <div>
        <Text>
          <h1>{title}</h1>
          {tagline && <p>{tagline}</p>}
          <Actions primary={primary} secondary={secondary} />
        </Text>
        {picture && <Picture>{picture}</Picture>}
      </div>
    </Root>
  );
}
