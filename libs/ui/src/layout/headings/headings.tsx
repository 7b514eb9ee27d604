import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Root } from './headings.styles.ts';

export interface HeadingsProps extends Omit<ComponentPropsWithRef<'hgroup'>, 'children'> {
  heading: ReactNode;
  /** The emphasized words of the heading, on a second line underlined with bands. */
  accent?: ReactNode;
  subheading?: ReactNode;
  /** The heading level. @default 2 */
  level?: 1 | 2 | 3;
  /** The `id` of the heading, for `aria-labelledby`. */
  headingId?: string;
  align?: 'start' | 'center';
}

/** A heading and its subheading: an `<hgroup>`. State in CSS: `data-align`. */
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
