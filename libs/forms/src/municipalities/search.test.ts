import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMunicipalities } from './index.ts';
import { municipalityNames } from './names.ts';
import { isMunicipality } from './search.ts';

const names = async (typed: string) => (await findMunicipalities(typed)).map(({ name }) => name);

/** The name with its matching parts in brackets. */
async function marked(typed: string): Promise<string | undefined> {
  const [first] = await findMunicipalities(typed);
  return first?.highlight.reduceRight(
    (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    first.name,
  );
}

describe('the suggestions', () => {
  it.each([
    ['Montreal', ['Montréal', 'Montréal-Est', 'Montréal-Ouest']],
    ['MONTRÉAL', ['Montréal', 'Montréal-Est', 'Montréal-Ouest']],
    ['st-jerome', ['Saint-Jérôme']],
    ['ste julienne', ['Sainte-Julienne']],
    ['trois rivieres', ['Trois-Rivières']],
    ['troisrivi', ['Trois-Rivières']],
    ["l'assom", ["L'Assomption"]],
    ['l’assom', ["L'Assomption"]],
    ['lassom', ["L'Assomption"]],
    ['hilaire', ['Mont-Saint-Hilaire', 'Saint-Hilaire-de-Dorset']],
    ['notre lourdes', ['Notre-Dame-de-Lourdes']],
    ['ha ha', ['Saint-Louis-du-Ha! Ha!']],
    ['london', []],
    ['-', []],
  ])('to %s are %j', async (typed, found) => {
    expect(await names(typed)).toEqual(found);
  });

  it('begin with the names that begin with what was typed', async () => {
    expect(await names('rouyn')).toEqual(['Rouyn-Noranda']);
    const found = await names('laval');
    expect(found.slice(0, 2)).toEqual(['Laval', 'Lavaltrie']);
    expect(found.slice(2).every((name) => /.-Laval/.test(name))).toBe(true);
  });

  it('are ten at most', async () => {
    expect(await names('saint')).toHaveLength(10);
  });

  it.each([
    ['montre', '[Montré]al'],
    ['st-jer', '[Saint-Jér]ôme'],
    ['lassom', "[L'Assom]ption"],
    ['notre lourdes', '[Notre]-Dame-de-[Lourdes]'],
    ['hilaire', 'Mont-Saint-[Hilaire]'],
  ])('to %s have in bold %s', async (typed, bold) => {
    expect(await marked(typed)).toBe(bold);
  });

  it('are found whatever is typed, with parts of the name in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom(...municipalityNames)),
        async (typed) => {
          for (const { name, highlight } of await findMunicipalities(typed)) {
            const ends = highlight.flat();
            expect(ends).toEqual(ends.toSorted((one, other) => one - other));
            expect(ends.at(-1)).toBeLessThanOrEqual(name.length);
            expect(ends.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a municipality', () => {
  it('is known by each of the names', () => {
    expect(municipalityNames.filter((name) => !isMunicipality(name))).toEqual([]);
    expect(new Set(municipalityNames).size).toBe(municipalityNames.length);
  });

  it.each([
    'montreal',
    'QUÉBEC',
    'St-Jérôme',
    'ste-catherine',
    "L'Île-Perrot",
    'l’ile perrot',
    'Saint-Lambert (Montérégie)',
  ])('is known as %s', (typed) => {
    expect(isMunicipality(typed)).toBe(true);
  });

  it.each(['', '-', '(Montérégie)', 'Mont', 'London', 'Montréal, QC', 'constructor'])(
    'is not known as “%s”',
    (typed) => {
      expect(isMunicipality(typed)).toBe(false);
    },
  );
});
