import { describe, expect, it } from 'vitest';
import { languageTag, localeFromPath, localeSegment, otherLocale } from './locale.ts';

describe('locale of a path', () => {
  it.each([
    ['/fr/formulaires', 'fr'],
    ['/en/forms', 'en'],
    ['/en-ca/forms', 'en'],
    ['/EN-CA', 'en'],
    ['/', 'fr'],
    ['/formulaires/en', 'fr'],
    ['/french', 'fr'],
  ] as const)('reads %s as %s', (path, locale) => {
    expect(localeFromPath(path)).toBe(locale);
  });

  it('distinguishes a path without a language from a French one', () => {
    expect(localeSegment('/fr')).toBe('fr');
    expect(localeSegment('/confirmation-envoi-formulaire')).toBeUndefined();
  });
});

it('names the Canadian tags and the other language', () => {
  expect([languageTag('fr'), languageTag('en')]).toEqual(['fr-CA', 'en-CA']);
  expect([otherLocale('fr'), otherLocale('en')]).toEqual(['en', 'fr']);
});
