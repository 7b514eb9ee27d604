import type { ReactNode } from 'react';
import type { Option } from './form-labels.ts';

/** The texts of a form. A list’s fields are named without their index: `members.*.email`. */
export interface FormTexts {
  /** The label of each field, by its name: above the field and in the error summary. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** The hint of each field, by its name; the field’s own `hint` takes precedence. */
  hints?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** The options of choices, by field name; the field’s own `options` take precedence. */
  choices?: Readonly<Partial<Record<string, readonly Option[]>>> | undefined;
  /** The sentence next to a checkbox that replaces its label, by field name; it may contain a link. */
  boxTexts?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  /** The texts of your own message keys, from a schema or a server, by key. */
  errorTexts?: Readonly<Partial<Record<string, string>>> | undefined;
  /** The text of the send button. */
  submitLabel: string;
}
