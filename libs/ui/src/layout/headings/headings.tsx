import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './headings.styles.ts';

export interface HeadingsProps extends Omit<ComponentPropsWithRef<'hgroup'>, 'children'> {
  heading: ReactNode;
  /** The words of the heading that stand out: a second line, underlined with the bands of a jalon. */
  accent?: ReactNode;
  subheading?: ReactNode;
  /** The level in the page’s outline. Default 2. */
  level?: 1 | 2 | 3;
  /** Given to the heading itself: what `aria-labelledby` of the part it opens points to. */
  headingId?: string;
  align?: 'start' | 'center';
}

/**
 * A heading with what belongs to it: an `<hgroup>` of the heading and a sentence below. State in CSS: `data-align`.
 */
export function Headings({
  heading,
  accent,
  subheading,
  level = 2,
  headingId,
  align = 'start',
  ...props
}: HeadingsProps) {
  const Heading = `h${level}` as const;
  return (
    <Root data-align={align} {...props}>
      <Heading id={headingId}>
        {heading}
        {accent && (
          <>
            {' '}
            <strong>{accent}</strong>
          </>
        )}
      </Heading>
      {subheading && <p>{subheading}</p>}
    </Root>
  );
}
