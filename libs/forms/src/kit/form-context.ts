'use client';

import type { Translator } from '@jalon/i18n';
import { createContext, use } from 'react';
import type { ErrorStore } from './error-store.ts';
import type { FormDefinition } from './form-definition.ts';
import type { kitMessages } from './kit.messages.ts';
import type { ClubForm } from './use-club-form.ts';

/** The same value for as long as the form's words stay: every field reads it. */
export interface FormContextValue extends Pick<ClubForm, 'values'> {
  readonly definition: FormDefinition;
  readonly labels: Readonly<Partial<Record<string, string>>>;
  readonly controlId: (name: string) => string;
  readonly errors: ErrorStore;
  /** The kit's own words, found once for all fields. */
  readonly t: Translator<typeof kitMessages.fr>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** What a field needs of the form around it. Throws outside a form. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field outside a form');
  return context;
}
