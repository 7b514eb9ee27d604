import { expect, it } from 'vitest';
import { ofName } from './of-name.ts';

it.each([
  ['Ève Roy', 'd’Ève Roy'],
  ['Hélène Côté', 'd’Hélène Côté'],
  ['Yves', 'd’Yves'],
  ['Yannick', 'de Yannick'],
  ['Zoé Côté', 'de Zoé Côté'],
  ['Émile', 'd’Émile'],
])('elides as French does: %s', (name, expected) => {
  expect(ofName(name, 'fr')).toBe(expected);
  expect(ofName(name, 'en')).toBe(`of ${name}`);
});
