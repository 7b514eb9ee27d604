import {
  formatAddress,
  formatCountry,
  formatDate,
  formatNumber,
  formatPhone,
  formatPostalCode,
  formatPrice,
  type Locale,
  type PostalAddress,
  translator,
} from '@jalon/i18n';
import type * as z from 'zod/mini';
import { type FieldMeta, fieldMeta } from '../rules/field-meta.ts';
import { readFiles } from '../rules/file-fields.ts';
import { elementOf, shapeOf } from '../rules/schema-structure.ts';
import { isVisible } from '../rules/visible-when.ts';
import { textOf } from './field-text.ts';
import type { Option } from './form-labels.ts';
import type { FormTexts } from './form-texts.ts';
import { yesNoMessages } from './yes-no.messages.ts';

/** An answer as people read it. */
export interface ReadableAnswer {
  /** The path of its field: `travellers.0.email`. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

export interface ReadableTexts extends Pick<FormTexts, 'labels' | 'choices'> {
  readonly locale: Locale;
  /** Whether the questions without an answer are there too, with an empty text. Default false. */
  readonly hasEmpty?: boolean;
}

/**
 * The stored answers of a form as people read them, in its order, with the labels of the form: for a mail, or a page to
 * check them. Without what the page does not show.
 */
export function readableAnswers(
  schema: z.core.$ZodType,
  values: Readonly<Record<string, unknown>>,
  texts: ReadableTexts,
): ReadableAnswer[] {
  return answersOf(schema, values, '', { ...texts, schema });
}

interface Context extends ReadableTexts {
  readonly schema: z.core.$ZodType;
}

function answersOf(
  object: z.core.$ZodType,
  values: Readonly<Record<string, unknown>>,
  prefix: string,
  context: Context,
): ReadableAnswer[] {
  return Object.entries(shapeOf(object)).flatMap(([key, field]) => {
    const name = prefix + key;
    const meta = fieldMeta(context.schema, name);
    const value = values[key];
    if (meta.hidden || !isVisible(meta, values)) return [];
    if (meta.kind === 'address') return addressOf(name, Object(value), context);
    const element = elementOf(field);
    if (element && Array.isArray(value) && isObject(element) && value.length > 0)
      return value.flatMap((row, index) => answersOf(element, Object(row), `${name}.${index}.`, context));
    if (isObject(field)) return answersOf(field, Object(value), `${name}.`, context);
    const options = textOf(context.choices ?? {}, name);
    const text = answerText(value, { meta, locale: context.locale, options });
    return readable(name, text, context);
  });
}

function readable(name: string, text: string, context: Context): ReadableAnswer[] {
  return text === '' && !context.hasEmpty ? [] : [{ name, label: labelOf(name, context), text }];
}

/** An address is one answer, of two lines. */
function addressOf(
  name: string,
  parts: PostalAddress & { address?: string },
  context: Context,
): ReadableAnswer[] {
  const lines = formatAddress({ ...parts, street: parts.address }, context.locale);
  return readable(name, lines.join('\n'), context);
}

/** The label of a field; in a list with the number of its row. */
function labelOf(name: string, { labels, schema, locale }: Context): string {
  const own = (path: string) => textOf(labels, path) ?? fieldMeta(schema, path).label?.[locale] ?? path;
  const [, list = '', index] = /^(.+?)\.(\d+)\./.exec(name) ?? [];
  return index === undefined ? own(name) : `${own(list)} ${Number(index) + 1}, ${own(name)}`;
}

const isObject = (schema: z.core.$ZodType) => Object.keys(shapeOf(schema)).length > 0;

interface AnswerOptions {
  readonly meta: FieldMeta;
  readonly locale: Locale;
  /** The choices of the field. */
  readonly options?: readonly Option[] | undefined;
}

/** A stored answer as people write it; an answer of another form is returned as it is. */
export function answerText(
  value: unknown,
  { meta: { kind, unit, files }, locale, options }: AnswerOptions,
): string {
  if (value === undefined || value === null) return '';
  const chosenFiles = files ? readFiles(value) : [];
  if (chosenFiles.length > 0) return chosenFiles.map((file) => file.name).join(', ');
  if (Array.isArray(value)) return value.map((one) => chosen(String(one), options)).join(', ');
  switch (kind) {
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
        ? formatDate(new Date(value), locale)
        : String(value);
    case 'number':
      return typeof value === 'number'
        ? formatNumber(value, locale, typeof unit === 'object' ? unit[locale] : unit)
        : String(value);
    case 'money':
      return typeof value === 'number' ? formatPrice(value, locale) : String(value);
    case 'engineSize':
      return engineSize(String(value), locale);
    case 'yesNo':
      return value === 'yes' || value === 'no' ? translator(yesNoMessages, { locale })(value) : String(value);
    case 'country':
      return formatCountry(String(value), locale);
    case 'phone':
      return formatPhone(String(value), locale);
    case 'postalCode':
      return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(String(value)) ? formatPostalCode(String(value)) : String(value);
    default:
      return chosen(String(value), options);
  }
}

/** `2,0l`, as it is stored, with a space and the language’s decimal sign. */
function engineSize(stored: string, locale: Locale): string {
  const [, whole, decimals, litre] = /^(\d+)(?:,(\d+))?(l?)$/.exec(stored) ?? [];
  if (whole === undefined) return stored;
  const size = decimals ? [whole, decimals].join(locale === 'fr' ? ',' : '.') : whole;
  return litre ? `${size}\u00a0L` : size;
}

function chosen(value: string, options: readonly Option[] = []): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
