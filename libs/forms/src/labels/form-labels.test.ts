import { defaultClub } from '@jalon/club';
import { type Locale, locales } from '@jalon/i18n';
import { describe, expect, it } from 'vitest';
import { checked } from '../kit/rules/choice-fields.ts';
import { fieldMeta, fieldNames, formDefinitions } from '../schemas/index.ts';
import { formLabels } from './index.ts';

const forms = formDefinitions(defaultClub);
const both = locales.flatMap((locale) => forms.map((form) => [form.name, locale, form] as const));

function labelsOf(id: number, locale: Locale, club = defaultClub) {
  const labels = formLabels(club, locale).get(id);
  if (!labels) throw new Error(`Form ${id} has no labels`);
  return labels;
}

describe.each(both)('%s in %s', (_name, locale, form) => {
  const { title, fields, choices = {} } = labelsOf(form.id, locale);

  it('has a title that differs from its name in the code', () => {
    expect(title.trim()).not.toBe('');
    expect(title).not.toBe(form.name);
  });

  it('calls every field by words of its own', () => {
    expect(Object.keys(fields).toSorted()).toEqual(fieldNames(form).toSorted());
    const words = Object.entries(fields);
    expect(words.filter(([name, label]) => label.trim() === '' || label === name)).toEqual([]);
    expect(new Set(Object.values(fields)).size).toBe(words.length);
  });

  it('leaves it to the form to say that a field is optional', () => {
    expect(Object.values(fields).filter((label) => /facultati|optional/i.test(label))).toEqual([]);
  });

  it('has words for every value that a field may have', () => {
    for (const name of fieldNames(form)) {
      const { values = [] } = fieldMeta(form.schema, name);
      const offered = choices[name] ?? [];
      const boxIsEmpty = values.includes(checked) ? [''] : [];
      // Form 3 sends the member’s gender unchanged, and offers no choice of it.
      if (values.length > 0) expect(offered.map(({ value }) => value)).toEqual([...values, ...boxIsEmpty]);
      expect(offered.filter(({ label }) => label.trim() === '')).toEqual([]);
      expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length);
    }
  });
});

it('has both languages: each form has another name in French than in English', () => {
  for (const { id, name } of forms) {
    expect(labelsOf(id, 'fr').fields, name).not.toEqual(labelsOf(id, 'en').fields);
  }
});

it('calls what a club sets by the club’s words', () => {
  const label = { fr: 'Rive-Sud', en: 'South Shore' };
  const club = { ...defaultClub, batteryTest: { urbanCentres: [{ value: 'RS', label }] } };
  expect(labelsOf(12, 'en', club).choices?.centreUrbain).toEqual([{ value: 'RS', label: 'South Shore' }]);
});

it('knows the subject of a form that asks for none', () => {
  expect(labelsOf(9, 'en').choices?.subject).toEqual([
    { value: 'Assurance voyage', label: 'Travel insurance' },
  ]);
});
