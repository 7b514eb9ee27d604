import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Headings } from '../headings/index.ts';
import { anchorOf } from '../section/anchor-id.ts';
import { Section, type Surface } from '../section/index.ts';

export interface TitleBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** The emphasized words of the title, on a second line. */
  accent?: ReactNode;
  subtitle?: ReactNode;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  align?: 'start' | 'center';
  surface?: Surface;
}

/**
 * A title above several related blocks of a page: `Headings` on a surface, with the anchor id
 * made from the title. A `<div data-surface>`.
 */
export function TitleBlock({
  title,
  accent,
  subtitle,
  headingLevel = 2,
  align,
  surface,
  ...props
}: TitleBlockProps) {
  return (
    <Section id={anchorOf(title)} surface={surface} {...props}>
      <Headings heading={title} accent={accent} subheading={subtitle} level={headingLevel} align={align} />
    </Section>
  );
}
