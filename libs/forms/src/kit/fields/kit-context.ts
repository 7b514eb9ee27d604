'use client';

import type { Translator } from '@jalon/i18n';
import { createContext, use } from 'react';
import type { Control, UseFormGetFieldState, UseFormRegister, UseFormSubscribe } from 'react-hook-form';
import type { ClubFormProps, PageInFrame } from '../form-props.ts';
import type { FormSchema } from '../rules/form-definition.ts';
import type { TypedAnswers } from '../rules/nested-answers.ts';
import type { formMessages } from '../texts/form.messages.ts';
import type { Option } from '../texts/form-labels.ts';
import type { FieldNote, FieldNotes } from '../typing/field-notes.ts';

/** Shared by the kit’s fields. It changes only when the form’s texts do, because every field reads it. */
export interface KitContextValue {
  readonly schema: FormSchema;
  /** Computed fields, by each of the fields that they are computed from. */
  readonly computed: ReadonlyMap<string, string>;
  /** Initial values. */
  readonly values: TypedAnswers;
  /** The label of a field: the form’s, or the one of its rule. */
  readonly labelOf: (name: string) => string;
  readonly hints: Readonly<Partial<Record<string, React.ReactNode>>>;
  readonly choices: Readonly<Partial<Record<string, readonly Option[]>>>;
  /** The sentences next to checkboxes. */
  readonly boxTexts: Readonly<Partial<Record<string, React.ReactNode>>>;
  /** The page that is shown of a form in pages. */
  readonly page: PageInFrame | undefined;
  /** Where the form is posted without a script. */
  readonly action: ClubFormProps['action'];
  /** The id of a field’s control in the page. */
  readonly controlId: (name: string) => string;
  readonly control: Control;
  readonly register: UseFormRegister<Record<string, unknown>>;
  readonly subscribe: UseFormSubscribe<Record<string, unknown>>;
  readonly getFieldState: UseFormGetFieldState<Record<string, unknown>>;
  /** The notes about characters that a filter removed. */
  readonly notes: FieldNotes;
  /** The text of a field’s error, by its key. */
  readonly errorText: (name: string, key: string) => string;
  /** The text of a note, once it is loaded. */
  readonly noteText: (note: FieldNote) => string | undefined;
  readonly t: Translator<typeof formMessages.fr>;
}

export const KitContext = createContext<KitContextValue | undefined>(undefined);

/** The context of the surrounding form. Throws outside a form. */
export function useKit(): KitContextValue {
  const context = use(KitContext);
  if (!context) throw new Error('A field of the kit was rendered outside a FormFrame');
  return context;
}
