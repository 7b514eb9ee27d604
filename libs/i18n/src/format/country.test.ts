import { expect, it } from 'vitest';
import { countriesIn, countryCodes, formatCountry } from './country.ts';

it('names a country in each language, and leaves another text as it is', () => {
  expect([formatCountry('US', 'fr'), formatCountry('US', 'en')]).toEqual(['États-Unis', 'United States']);
  expect(formatCountry('us', 'fr')).toBe('us');
  expect(formatCountry('', 'fr')).toBe('');
});

it('lists every country once, by its name in the language, Canada first', () => {
  expect(new Set(countryCodes).size).toBe(249);
  const french = countriesIn('fr');
  expect(french).toHaveLength(249);
  expect(french.every(({ code, name }) => name !== code)).toBe(true);
  const names = french.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Canada', 'Afghanistan']);
  // É is sorted with E.
  expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Espagne'));
  expect(countriesIn('en', ['FR', 'CA', 'BE']).map(({ code }) => code)).toEqual(['CA', 'BE', 'FR']);
});
