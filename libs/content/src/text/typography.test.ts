import { expect, it } from 'vitest';
import { typography, typographyOf } from './typography.ts';

it.each([
  ["L'hiver : prêt ? « Oui »", 'L’hiver\u00a0: prêt\u00a0? «\u00a0Oui\u00a0»'],
  ['10 000 km, 25 $, −20 °C, 40 %', '10\u00a0000\u00a0km, 25\u00a0$, −20\u00a0°C, 40\u00a0%'],
  ['**Pression** : selon', '**Pression**\u00a0: selon'],
  ['| a | b |\n| :-- | --: |', '| a | b |\n| :-- | --: |'],
  ['[guide](https://club.example/a:b?c=d)', '[guide](https://club.example/a:b?c=d)'],
  ['les pneus d’hiver, 3 pneus', 'les pneus d’hiver, 3\u00a0pneus'],
  ['12 kilomètres', '12 kilomètres'],
])('sets French apostrophes and no-break spaces: %s', (typed, printed) => {
  expect(typography(typed, 'fr')).toBe(printed);
});

it('leaves the spaces of English, and curls its apostrophes', () => {
  expect(typography("Don't: 10 km", 'en')).toBe('Don’t: 10 km');
  expect(typography("The members' cars", 'en')).toBe('The members’ cars');
});

it('reaches every text of a structure and no key', () => {
  expect(typographyOf({ "a'b": ["l'été", 3, null, { c: 'Oui ?' }] }, 'fr')).toEqual({
    "a'b": ['l’été', 3, null, { c: 'Oui\u00a0?' }],
  });
});
