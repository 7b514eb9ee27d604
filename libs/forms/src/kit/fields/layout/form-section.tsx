'use client';

import { type ReactNode, use } from 'react';
import { KitContext } from '../kit-context.ts';
import { Section } from './form-section.styles.ts';

export interface FormSectionProps {
  title: string;
  /** A hint for all of its fields. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a title. Renders a `fieldset` with a heading in its legend. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const isTitleOfPage = use(KitContext)?.page?.title === title;
  return (
    <Section
      legend={isTitleOfPage ? <span className="jalon-visually-hidden">{title}</span> : <h2>{title}</h2>}
      hint={hint}
    >
      {children}
    </Section>
  );
}
