import { dayInQuebec } from '@jalon/i18n';
import * as z from 'zod/mini';
import { cleanCode, digits } from './alphabet.ts';
import type { FieldErrorKey, FieldOptions } from './answer.ts';
import { dateMessages } from './date-field.messages.ts';
import { type FieldMeta, fieldRegistry, type Limits } from './field-meta.ts';

export interface DateOptions extends Pick<FieldOptions, 'optional'> {
  /** The first day that it may be, `2026-11-27`; a function for a day that moves, such as `dayInQuebec`. */
  min?: string | (() => string);
  /** The last day that it may be. */
  max?: string | (() => string);
}

/**
 * A date, stored as `2026-11-27`; an optional one may be empty. It is typed in three controls, `birth.day`, `birth.month` and
 * `birth.year`, or in one native control as it is stored. An error names the control to correct, if it is one.
 */
export function date({ optional = false, min, max }: DateOptions = {}): z.ZodMiniType<string, unknown> {
  const limits = () => ({ min: dayOf(min), max: dayOf(max) });
  const read = (typed: unknown, { issues }: z.core.ParsePayload): string => {
    const found = readDate(typed);
    if (typeof found === 'object') {
      issues.push({
        code: 'custom',
        input: typed,
        message: found.error,
        path: found.part ? [found.part] : [],
      });
      return '';
    }
    const error = found === '' ? !optional && 'required' : outside(found, limits());
    if (error) issues.push({ code: 'custom', input: typed, message: error, path: [] });
    return found;
  };
  return z.pipe(z.transform(read), z.string()).register(fieldRegistry, {
    optional,
    kind: 'date',
    parts: { day: part(2), month: part(2), year: part(4) },
    errorTexts: dateMessages,
    limits,
  });
}

interface Mistake {
  readonly error: FieldErrorKey | keyof typeof dateMessages.fr;
  readonly part?: Part;
}

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];

function part(maxLength: number): FieldMeta {
  return {
    alphabet: digits,
    filter: (typed) => digits.filter(typed).slice(0, maxLength),
    maxLength,
    inputMode: 'numeric',
    errorTexts: dateMessages,
  };
}

/** The date in what was typed, empty without one; or what is wrong with it. */
function readDate(typed: unknown): string | Mistake {
  if (typeof typed === 'string' || typed === undefined || typed === null) return readText(typed ?? '');
  const given: Partial<Record<Part, unknown>> = Object(typed);
  const [day, month, year] = parts.map((name) => {
    const value = given[name];
    return typeof value === 'string' ? cleanCode(value).replace(/\s/g, '') : '';
  }) as [string, string, string];
  if (day + month + year === '') return '';
  if (!day) return { error: 'requiredDay', part: 'day' };
  if (!month) return { error: 'requiredMonth', part: 'month' };
  if (!year) return { error: 'requiredYear', part: 'year' };
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month)) return { error: 'invalidMonth', part: 'month' };
  if (!/^[1-9]\d{3}$/.test(year)) return { error: 'invalidDateYear', part: 'year' };
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : { error: 'invalidDay', part: 'day' };
}

function readText(typed: string): string | Mistake {
  const text = cleanCode(typed).trim();
  return text === '' || isDay(text) ? text : { error: 'invalidDate' };
}

/** Whether a text is a real day: not February 30. */
function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * The day that a hint has as an example: within the limits, and of a year in which people were born where only the past is
 * taken. Written as its three controls take it: `31 3 1984`.
 */
export function exampleOf(limits: Limits = {}): string {
  const today = dayInQuebec();
  const year = Number(today.slice(0, 4));
  const years = limits.max !== undefined && limits.max <= today ? [1984, year, year - 1] : [year, year + 1];
  const days = years.map((one) => `${one}-03-31`);
  const example = days.find((day) => !outside(day, limits)) ?? String(limits.max ?? limits.min);
  return example.split('-').map(Number).reverse().join(' ');
}

function outside(day: string, { min, max }: Limits) {
  if (min !== undefined && day < min) return 'dateTooEarly';
  return max !== undefined && day > max && 'dateTooLate';
}

function dayOf(limit: DateOptions['min']): string | undefined {
  return typeof limit === 'function' ? limit() : limit;
}
