/// <reference types="vite/client" />
import names from './names.txt?raw';

/** A municipality, borough or former city whose name matches the typed text. */
export interface Municipality {
  readonly name: string;
  /** The matching parts of the name, in order: index of the first character, and of the one after the last. */
  readonly highlight: readonly (readonly [start: number, end: number])[];
}

/**
 * The municipalities that match the typed text, regardless of accents, capitals, hyphens and spaces: first the
 * names that begin with it, then names with a later word that does, then names that contain every word. The largest
 * municipalities come first in each group.
 */
export function searchMunicipalities(typed: string, limit: number): Municipality[] {
  const spellings = spellingsOf(typed);
  return municipalities
    .flatMap(({ name, words }) => {
      const [best] = spellings
        .flatMap((spelling) => match(words, spelling) ?? [])
        .toSorted((one, other) => one.rank - other.rank);
      return best ? [{ name, ...best }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ name, highlight }) => ({ name, highlight }));
}

interface Word {
  readonly start: number;
  readonly text: string;
}

/** Words in lower case, without accents. */
function wordsOf(text: string): Word[] {
  const words = text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu);
  return Array.from(words, ({ 0: word, index }) => ({ start: index, text: fold(word) }));
}

/** Keeps the length of the text, except for ligatures, which no name in the list has. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');
}

/** Other spellings that people use: abbreviations and English words. */
const synonyms = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sts', 'saints'],
  ['mt', 'mont'],
  ['mount', 'mont'],
  ['east', 'est'],
  ['west', 'ouest'],
]);

/** Ville de Québec, City of Québec, Québec City: the name without the word for city. */
const nameAlone = /^(?:(?:la )?ville de|(?:city|town) of) (.+)|^(.+) city$/;

/** The typed words, and other spellings: `ste` matches Sterling as well as Sainte-Anne. */
function spellingsOf(typed: string): string[][] {
  const words = wordsOf(typed).map(({ text }) => text);
  const [, after, before] = words.join(' ').match(nameAlone) ?? [];
  const alone = (after ?? before)?.split(' ') ?? [];
  return [words, alone]
    .filter((spelling) => spelling.length > 0)
    .flatMap((spelling) => [spelling, spelling.map((word) => synonyms.get(word) ?? word)]);
}

function match(words: readonly Word[], typed: readonly string[]) {
  const first = words.findIndex((_, index) => joined(words.slice(index)).startsWith(typed.join('')));
  if (first >= 0)
    return { rank: Math.min(first, 1), highlight: [rangeFrom(words.slice(first), typed.join(''))] };
  const highlight: [start: number, end: number][] = [];
  let from = 0;
  for (const start of typed) {
    const index = words.findIndex(({ text }, index) => index >= from && text.startsWith(start));
    const found = words[index];
    if (!found) return undefined;
    highlight.push([found.start, found.start + start.length]);
    from = index + 1;
  }
  return { rank: 2, highlight };
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('');
}

/** The range of this number of letters, which may span several words. */
function rangeFrom(words: readonly Word[], { length }: string): [start: number, end: number] {
  const start = words[0]?.start ?? 0;
  let left = length;
  for (const word of words) {
    if (left <= word.text.length) return [start, word.start + left];
    left -= word.text.length;
  }
  return [start, start];
}

/** In the order of the suggestions: see README.md. */
const municipalities = names
  .trim()
  .split('\n')
  .map((name) => ({ name, words: wordsOf(name) }));
