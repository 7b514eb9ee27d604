import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type Action, Actions } from '../../actions/actions/index.ts';
import { anchorOf } from '../../layout/section/anchor-id.ts';
import type { Surface } from '../../layout/section/index.ts';
import { Picture, Root, Text } from './promo-banner.styles.ts';

export interface PromoBannerProps extends Omit<ComponentPropsWithRef<'aside'>, 'title' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  /** A word above the title: « Jusqu’au 31 mars ». */
  tag?: ReactNode;
  /** A decorative `Image` (`alt=""`). */
  picture?: ReactNode;
  primary?: Action;
  secondary?: Action;
  /** Small print. */
  legal?: ReactNode;
  surface?: Surface;
  /** @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * An offer between two sections of a page: an `<aside data-surface>` named by its heading, with a picture and up to two
 * links.
 */
export function PromoBanner({
  title,
  description,
  tag,
  picture,
  primary,
  secondary,
  legal,
  surface = 'quaternary',
  headingLevel = 2,
  ...props
}: PromoBannerProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root
      id={anchorOf(title)}
      aria-labelledby={id}
      data-surface={surface}
      data-picture={Boolean(picture)}
      {...props}
    >
      <Text>
        {tag && <p data-part="tag">{tag}</p>}
        <Heading id={id}>{title}</Heading>
        {description && <p>{description}</p>}
        <Actions primary={primary} secondary={secondary} />
        {legal && <small>{legal}</small>}
      </Text>
      {picture && <Picture>{picture}</Picture>}
    </Root>
  );
}
