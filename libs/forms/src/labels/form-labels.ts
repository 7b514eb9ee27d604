import type { ClubConfig } from '@jalon/club';
import { type Locale, translator } from '@jalon/i18n';
import type { FormDescriptor } from '../kit/form-descriptor.ts';
import { checked } from '../kit/rules/choice-fields.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { fieldNames } from '../kit/rules/form-definition.ts';
import type { FormLabels, Option } from '../kit/texts/form-labels.ts';
import { yesNoMessages } from '../kit/texts/yes-no.messages.ts';
import { formDefinitions } from '../registry.ts';

/** The title, fields and choices of a form, for people who read submissions. */
export interface ReadableForm extends FormLabels {
  readonly title: string;
}

/**
 * The titles of the forms, their fields and choices in one language, by form id, for people who read
 * submissions: each field of a form has its own label, and checkboxes have the labels “yes” and “no”.
 */
export function formLabels(club: ClubConfig, locale: Locale): ReadonlyMap<number, ReadableForm> {
  return new Map(formDefinitions(club).map((form) => [form.id, forReaders(form, locale)]));
}

type LabelledForm = Pick<FormDescriptor, 'title' | 'schema' | 'labels' | 'readerLabels'>;

/** The form’s labels, completed where a label alone is not clear without the page. */
export function forReaders(form: LabelledForm, locale: Locale): ReadableForm {
  const { fields, choices } = form.labels(locale);
  const names: readonly string[] = fieldNames(form);
  // Only the fields that the club’s settings include.
  const labels = Object.entries(fields).filter(([name]) => names.includes(name.split('.', 1).join()));
  const yesOrNo = translator(yesNoMessages, { locale });
  const box: readonly Option[] = [
    { value: checked, label: yesOrNo('yes') },
    { value: '', label: yesOrNo('no') },
  ];
  const boxes = names.filter((name) => fieldMeta(form.schema, name).values?.join() === checked);
  return {
    title: form.title[locale],
    fields: Object.fromEntries([...labels, ...Object.entries(form.readerLabels?.[locale] ?? {})]),
    choices: { ...choices, ...Object.fromEntries(boxes.map((name) => [name, box])) },
  };
}
