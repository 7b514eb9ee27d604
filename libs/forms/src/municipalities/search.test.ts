import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMunicipalities } from './index.ts';
import list from './names.txt?raw';

const allNames = list.trim().split('\n');

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
    ['Montreal', ['Montréal', 'Montréal-Nord', 'Montréal-Ouest', 'Montréal-Est']],
    ['MONTRÉAL', ['Montréal', 'Montréal-Nord', 'Montréal-Ouest', 'Montréal-Est']],
    ['st-jerome', ['Saint-Jérôme']],
    ['ste julienne', ['Sainte-Julienne']],
    ['trois rivieres', ['Trois-Rivières', 'Trois-Rivières-Ouest']],
    ['troisrivi', ['Trois-Rivières', 'Trois-Rivières-Ouest']],
    ["l'assom", ['L’Assomption']],
    ['l’assom', ['L’Assomption']],
    ['lassom', ['L’Assomption']],
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
    expect(found.slice(0, 3)).toEqual(['Laval', 'Laval-des-Rapides', 'Lavaltrie']);
    expect(found.slice(3).every((name) => /.-Laval/.test(name))).toBe(true);
  });

  it('are ten at most', async () => {
    expect(await names('saint')).toHaveLength(10);
  });

  it.each([
    ['montre', '[Montré]al'],
    ['st-jer', '[Saint-Jér]ôme'],
    ['lassom', '[L’Assom]ption'],
    ['notre lourdes', '[Notre]-Dame-de-[Lourdes]'],
    ['hilaire', 'Mont-Saint-[Hilaire]'],
  ])('to %s have in bold %s', async (typed, bold) => {
    expect(await marked(typed)).toBe(bold);
  });

  it('are found for any typed text, with the parts of the name in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom(...allNames)),
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

describe('the largest municipality', () => {
  it.each([
    ['mont', 'Montréal'],
    ['saint-j', 'Saint-Jean-sur-Richelieu'],
    ['que', 'Québec'],
    ['lava', 'Laval'],
    ['l', 'Laval'],
  ])('is the first suggestion to %s', async (typed, first) => {
    expect((await names(typed))[0]).toBe(first);
  });
});

describe('a name that people use', () => {
  it.each([
    ['charlesb', 'Charlesbourg'],
    ['beaup', 'Beauport'],
    ['ste-foy', 'Sainte-Foy'],
    ['saint-hubert', 'Saint-Hubert'],
    ['lasal', 'LaSalle'],
    ['verdun', 'Verdun'],
    ['lachine', 'Lachine'],
    ['outremont', 'Outremont'],
    ['chicoutimi', 'Chicoutimi'],
    ['jonquiere', 'Jonquière'],
    ['hull', 'Hull'],
    ['aylmer', 'Aylmer'],
    ['valleyfield', 'Salaberry-de-Valleyfield'],
    ['kanesatake', 'Kanesatake'],
    ['ancienne-lorette', 'L’Ancienne-Lorette'],
    ['Ville de Québec', 'Québec'],
    ['Quebec City', 'Québec'],
    ['City of Montreal', 'Montréal'],
    ['montreal west', 'Montréal-Ouest'],
    ['mount royal', 'Mont-Royal'],
  ])('%s suggests %s first', async (typed, first) => {
    expect((await names(typed))[0]).toBe(first);
  });
});

it('lists each name once, with typographic apostrophes', () => {
  expect(new Set(allNames).size).toBe(allNames.length);
  expect(allNames.filter((name) => name.includes("'"))).toEqual([]);
});
