import { type Locale, translator } from '@jalon/i18n';
import type { ClubConfig } from '../club/club-config.ts';
import { formDefinitions, type ListedForm } from '../forms/registry.ts';
import { fieldNames } from '../kit/form-definition.ts';
import type { FormLabels, Option } from '../kit/form-labels.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { checked } from '../kit/rules/field-schemas.ts';
import { boxMessages, fieldMessages } from './labels.messages.ts';

/** What a form is called, with its fields and choices, for those who read what was sent. */
export interface ReadableForm extends FormLabels {
  readonly title: string;
}

/**
 * What each form, its fields and their choices are called in one language, by form id, for those who read
 * what was sent: no two fields of a form alike, and boxes with their yes and no.
 */
export function formLabels(club: ClubConfig, locale: Locale): ReadonlyMap<number, ReadableForm> {
  return new Map(formDefinitions(club).map((form) => [form.id, forReaders(form, locale)]));
}

/** The same for those who do not see the page: its headings, the sentences beside boxes, which boxes are checked. */
function forReaders(form: ListedForm, locale: Locale): ReadableForm {
  const { fields, choices } = form.labels(locale);
  const names: readonly string[] = fieldNames(form);
  const ownWords = Object.entries(fieldMessages[locale]).filter(([name]) => names.includes(name));
  const boxText = translator(boxMessages, { locale });
  const box: readonly Option[] = [
    { value: checked, label: boxText('ticked') },
    { value: '', label: boxText('empty') },
  ];
  const boxes = names.filter((name) => fieldMeta(form.schema, name).values?.join() === checked);
  return {
    title: form.title[locale],
    fields: { ...fields, ...Object.fromEntries(ownWords) },
    choices: { ...choices, ...Object.fromEntries(boxes.map((name) => [name, box])) },
  };
}
