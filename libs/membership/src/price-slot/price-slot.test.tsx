import { I18nProvider } from '@jalon/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMemberships } from '../samples/index.ts';
import { PriceSlot, type PriceSlotProps } from './index.ts';

/** The visible text and the text for screen readers, line by line. */
function slot(locale: 'fr' | 'en', props: Partial<PriceSlotProps>) {
  const { texts } = sampleMemberships[locale];
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale}>
      <PriceSlot texts={texts} {...props} />
    </I18nProvider>,
  );
  const lines = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, line = '']) => line);
  const text = (line: string) => line.replace(/<[^>]+>/g, '');
  return {
    seen: lines.map((line) => text(line.replace(/<span class="jalon-visually-hidden">.*?<\/span>/, ''))),
    read: lines.map((line) => text(line.replace(/<span aria-hidden="true">.*?<\/span>/, ''))),
  };
}

const conditions = {
  fr: sampleMemberships.fr.texts.conditions_text,
  en: sampleMemberships.en.texts.conditions_text,
};

it.each([
  ['fr', 1250, 15_000, ['12,50$ par mois', 'ou', '150,00$ par année', conditions.fr]],
  ['en', 1250, 15_000, ['$12.50 a month', 'or', '$150.00 a year', conditions.en]],
  ['fr', 0, 15_000, ['150,00$ par année']],
  ['en', undefined, 15_000, ['$150.00 a year']],
  ['fr', undefined, 0, ['0$ par année']],
  ['en', 0, 0, ['$0 a year']],
  // An instalment is never shown without its total.
  ['fr', 1250, undefined, ['Prix momentanément indisponible']],
  ['en', undefined, undefined, ['Price unavailable right now']],
] as const)('shows in %s a monthly price of %s and a yearly price of %s as %j', (...row) => {
  const [locale, monthlyPrice, yearlyPrice, lines] = row;
  expect(slot(locale, { monthlyPrice, yearlyPrice }).seen).toEqual(lines);
});

it.each([
  [
    'fr',
    '+ 60,00$ par année pour chaque membre associé',
    '+ 60 dollars par année pour chaque membre associé',
  ],
  ['en', '+ $60.00 a year for each associate member', '+ 60 dollars a year for each associate member'],
] as const)('says in %s what each associate member adds, by the month or not', (locale, seen, read) => {
  for (const monthlyPrice of [1250, undefined]) {
    const lines = slot(locale, { monthlyPrice, yearlyPrice: 15_000, associatePrice: 6_000 });
    expect(lines.seen).toContain(seen);
    expect(lines.read).toContain(read);
  }
  expect(slot(locale, { yearlyPrice: 15_000, associatePrice: 6_000, size: 'small' }).seen).not.toContain(
    seen,
  );
  expect(slot(locale, { associatePrice: 6_000 }).seen).toHaveLength(1);
});

it('says dollars and cents to a screen reader', () => {
  expect(slot('en', { monthlyPrice: 1250, yearlyPrice: 15_000 }).read).toEqual([
    '12 dollars and 50 cents a month',
    'or',
    '150 dollars a year',
    conditions.en,
  ]);
  expect(slot('fr', { monthlyPrice: 1250, yearlyPrice: 15_000 }).read.slice(0, 3)).toEqual([
    '12 dollars et 50 cents par mois',
    'ou',
    '150 dollars par année',
  ]);
});

it('leaves the conditions out where it is small', () => {
  expect(slot('en', { monthlyPrice: 1250, yearlyPrice: 15_000, size: 'small' }).seen).toHaveLength(3);
});
