import type { Locale } from '@jalon/i18n';
import { describe, expect, it } from 'vitest';
import { plainText } from './legal-text.ts';
import { mandateText } from './mandate.ts';

const options = {
  merchant: {
    name: 'Club Jalon inc.',
    address: { fr: '1000, rue de l’Exemple, Québec', en: '1000, rue de l’Exemple, Québec' },
    phone: '8005550134',
    email: 'adhesion@club-jalon.example',
  },
  quote: { payments: [1346, 1341].map((amount) => ({ dueOn: '2026-11-23', amount })) },
  renewalSelected: false,
};

describe.each(['fr', 'en'] as const)('in %s', (locale: Locale) => {
  it('the mandate has the parts that Rule H1 asks for', () => {
    const text = plainText(mandateText(locale, options));
    const parts =
      locale === 'fr'
        ? [/DPA personnels/, /préavis de 10/, /droits de recours/, /www\.paiements\.ca/, /13,46\$/]
        : [/personal PADs/, /10 calendar days’ notice/, /recourse rights/, /www\.payments\.ca/, /\$13\.46/];
    for (const part of [...parts, /800[- ]555-0134/]) expect(text).toMatch(part);
  });
});

it('has the same sections and version in both languages', () => {
  const [fr, en] = [mandateText('fr', options), mandateText('en', options)];
  expect(fr.version).toBe(en.version);
  expect(fr.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
    en.sections.map(({ paragraphs }) => paragraphs.length),
  );
});
