import { expect, it } from 'vitest';
import { nameByInitial } from './member-name.ts';

it.each([
  ['a plain name', 'Zoé', 'Côté', 'Z. Côté'],
  ['an accented initial', 'Éloi', 'Côté-Roy', 'É. Côté-Roy'],
  ['an accent that is a code point of its own', 'E\u0301loi', 'Roy', 'É. Roy'],
  ['a compound first name', 'Marie-Ève', 'Bélanger', 'M.-È. Bélanger'],
  ['two first names', 'Jean  Paul', 'Roy', 'J. P. Roy'],
  ['small letters', 'jean-françois', 'de la Durantaye', 'J.-F. de la Durantaye'],
  ['an apostrophe', 'D’Arcy', 'O’Neill', 'D. O’Neill'],
  ['a missing first name', '', 'Roy', 'Roy'],
  ['a missing surname', 'Zoé', ' ', 'Z.'],
])('writes %s by its initials', (_row, name, surname, written) => {
  expect(nameByInitial({ name, surname })).toBe(written);
});
