import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anchorId, anchorIds } from './anchor-id.ts';

it.each([
  ['Assistance routière', 'assistance-routiere'],
  ['Bris & pannes', 'bris-and-pannes'],
  ['  Où, quand et comment ?  ', 'ou-quand-et-comment'],
  ['L’hiver à Montréal / Québec', 'lhiver-a-montreal-quebec'],
  ['Garçon – œuvre_ÆON', 'garcon-oeuvre-aeon'],
  ['100 % électrique (2026)', '100-electrique-2026'],
  ['— !!! —', ''],
])('makes of “%s” the anchor “%s”', (heading, id) => {
  expect(anchorId(heading)).toBe(id);
});

it('gives only lower-case letters, digits and single hyphens inside, for any heading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (heading) => {
      expect(anchorId(heading)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
});

it('changes nothing of an anchor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (heading) => {
      expect(anchorId(anchorId(heading))).toBe(anchorId(heading));
    }),
  );
});

it('numbers sections of the same name', () => {
  expect(anchorIds(['Questions', 'Questions', 'Questions 2', 'Questions'])).toEqual([
    'questions',
    'questions-2',
    'questions-2-2',
    'questions-3',
  ]);
});

it('gives no anchor to headings without usable characters', () => {
  expect(anchorIds(['!!!', '…', 'Questions'])).toEqual(['', '', 'questions']);
});
