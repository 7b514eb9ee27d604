'use client';

import type { ReactNode } from 'react';
import { Section } from './form-section.styles.ts';

export interface FormSectionProps {
  title: string;
  /** A hint for all of its fields. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a title. Renders a `fieldset` with a heading in its legend. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <Section legend={<h2>{title}</h2>} hint={hint}>
      {children}
    </Section>
  );
}
