import type { ReactNode } from 'react';
import type { Option } from './form-labels.ts';

/** The texts of a form. A list’s fields are named without their index: `members.*.email`. */
export interface FormTexts {
  /** The label of each field, by its name: above the field and in the error summary. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** The hint of each field, by its name; a field’s own `hint` replaces it. */
  hints?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** The options of choices, by field name; a field’s own `options` replace them. */
  choices?: Readonly<Partial<Record<string, readonly Option[]>>> | undefined;
  /** The sentence beside a box, in place of its label, by field name; it may hold a link. */
  boxTexts?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** The texts of your own message keys, of a schema or a server, by key. */
  errorTexts?: Readonly<Partial<Record<string, string>>> | undefined;
  /** The text of the send button. */
  submitLabel: string;
}
