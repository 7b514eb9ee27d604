import { defaultClub } from '@jalon/club';
import type { Localized } from '@jalon/i18n';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { editedFormLoader } from '#load-edited-form';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import { fieldMeta } from '../kit/rules/field-meta.ts';
import { type FormErrors, type FormValues, fieldNames, type SiteForm } from '../kit/rules/form-definition.ts';
import { alternatives } from '../kit/rules/visible-when.ts';
import { parseSubmission } from '../kit/server/parse-submission.ts';
import { formNamed } from '../registry.ts';
import { errorText } from './error-text.ts';
import { inPage } from './in-page.tsx';

/** The possible errors of each field, by wire name. */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** The errors of common fields. */
export const mistakesOf = {
  choice: ['required', 'invalidChoice'],
  choiceOrNone: ['invalidChoice'],
  line: ['required', 'tooLong', 'noSpecialCharacters'],
  /** Of a date with `min` or `max`, also `dateTooEarly` or `dateTooLate`. */
  date: ['required', 'invalidDate'],
  email: ['required', 'tooLong', 'invalidEmail'],
  phone: ['required', 'invalidPhone'],
  message: ['required', 'tooLong'],
  number: ['required', 'tooLong', 'digitsOnly'],
  numberOrNone: ['tooLong', 'digitsOnly'],
} as const;

/** Values that a browser without a script may send for any field; the last ones exceed every limit. */
const attempts = [
  '',
  'Gotham!',
  '-',
  ',l',
  // A private-use character: a control character would be removed instead of causing an error.
  'Gotham\uE000',
  '123',
  '0',
  '99',
  '1998',
  '9999',
  'other@example.org',
  'K1A 0B1',
  '1000-01-01',
  '9999-12-31',
  'x'.repeat(1001),
  '7'.repeat(1001),
];

/** Set by the page: visitors neither see nor edit it. */
const unseen = ['consentText', 'indAdresseNormalise'];

export interface Found {
  readonly name: string;
  readonly key: string;
  /** The answers that cause it. */
  readonly values: FormValues;
}

/** One example of each error of the rules, from answers with which each field is shown or required. */
export function findMistakes(
  form: SiteForm,
  startingPoints: readonly FormValues[],
  ofApi?: FormErrors,
): Found[] {
  const found = new Map<string, Found>();
  const told = (name: string, values: FormValues, key: string | undefined) => {
    if (key && !found.has(`${name} ${key}`)) found.set(`${name} ${key}`, { name, key, values });
  };
  for (const start of startingPoints) {
    for (const name of fieldNames(form)) {
      for (const attempt of attempts) {
        const values = { ...start, [name]: attempt };
        const body = { formID: String(form.id), locale: form.localeCodes.fr, ...values };
        told(name, values, parseSubmission(form, body).errors?.[name]);
      }
    }
  }
  for (const [name, key] of Object.entries(ofApi ?? {})) told(name, startingPoints[0] ?? {}, key);
  return [...found.values()].filter(({ name }) => !unseen.includes(name));
}

/** As few pages as possible: each field once per page, and fields that others depend on separately. */
function pagesOf(form: SiteForm, found: readonly Found[]): Found[][] {
  const conditions = fieldNames(form).flatMap((name) =>
    (fieldMeta(form.schema, name).visibleWhen ?? []).flatMap(alternatives),
  );
  const asks = (name: string) => conditions.some(({ field }) => field === name);
  const pages: Found[][] = [];
  for (const one of found) {
    const fits = ({ name, values }: Found) =>
      name !== one.name && values.subject === one.values.subject && asks(name) === asks(one.name);
    const page = pages.find((others) => others.every(fits));
    if (page) page.push(one);
    else pages.push([one]);
  }
  return pages;
}

/** The message that describes a field, or the group of which it is the first. */
function shownAt(form: HTMLFormElement, name: string): string {
  const control = form.querySelector(`[name="${name}"]`);
  const [error] = [control, control?.closest('fieldset')]
    .flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [])
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id));
  return error?.checkVisibility({ visibilityProperty: true }) ? (error.textContent ?? '') : '';
}

const prefix = { fr: 'Erreur\u00a0: ', en: 'Error: ' };

export interface MessageTestOptions {
  /** Answers with which each field is shown or required. @default the form’s sample */
  readonly startingPoints?: (sample: FormValues) => readonly FormValues[];
  /** Errors with which the API refuses the first of them. */
  readonly ofApi?: FormErrors;
  /** The texts of the form’s own message keys. */
  readonly messages?: Localized<Readonly<Record<string, unknown>>>;
}

/** The tests of a form that each field shows each of its possible errors, and no other. */
export function testMessages(
  name: string,
  component: unknown,
  mistakes: Mistakes,
  { startingPoints = (sample) => [sample], ofApi, messages }: MessageTestOptions = {},
): void {
  const form = formNamed(name, defaultClub);
  const Form = component as ComponentType<ClubFormProps>;
  const found = findMistakes(form, startingPoints(form.sample), ofApi);

  describe(`the rules of ${name}`, () => {
    // Without a server's page to keep, nothing would be shown until it is there.
    beforeAll(async () => void (await editedFormLoader.load()));

    it('show at each field the messages of its table, and no others', () => {
      const told: Record<string, string[]> = {};
      for (const { name, key } of found) told[name] = [...(told[name] ?? []), key].sort();
      const table = Object.entries(mistakes).map(([field, keys]) => [field, [...keys].sort()]);
      expect(told).toEqual(Object.fromEntries(table));
    });

    it.each(['fr', 'en'] as const)('show each message at its field in %s', (locale) => {
      const own: Readonly<Record<string, unknown>> = messages?.[locale] ?? {};
      const words = (name: string, key: string) =>
        prefix[locale] + (own[key] ?? errorText(fieldMeta(form.schema, name), key, locale));
      for (const page of pagesOf(form, found)) {
        const posted = {
          errors: Object.fromEntries(page.map(({ name, key }) => [name, key])),
          values: Object.assign(
            { ...page[0]?.values },
            ...page.map(({ name, values }) => ({ [name]: values[name] })),
          ),
          idempotencyKey: 'a-key-of-16-chars',
        };
        const { container } = render(inPage(<Form {...form.props} posted={posted} />, locale));
        const html = container.querySelector('form') as HTMLFormElement;
        expect(page.map(({ name }) => [name, shownAt(html, name)])).toEqual(
          page.map(({ name, key }) => [name, words(name, key)]),
        );
        cleanup();
      }
    });
  });
}
