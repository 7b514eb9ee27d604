import { municipalityNames } from './names.ts';

/** A municipality whose name has what was typed. */
export interface Municipality {
  readonly name: string;
  /** Parts of the name that match: from a first character to the one after the last, in order. */
  readonly highlight: readonly (readonly [start: number, end: number])[];
}

/**
 * The municipalities that match what was typed, without regard to accents, capitals, hyphens and spaces: those
 * that begin with it first, then those of which a later word does, then those that have every word.
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

/**
 * Whether a municipality has this name, however its accents, capitals, hyphens and spaces are written; what
 * stands in brackets after it tells homonyms apart and does not count.
 */
export function isMunicipality(typed: string): boolean {
  return spellingsOf(typed.replace(/\([^()]*\)$/, '')).some((words) => known.has(words.join('')));
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

/** As long as the text, but for ligatures, which no name of a municipality has. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe');
}

/** What people write for the words of a municipality's name. */
const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sts', 'saints'],
]);

/** The words as they were typed, and with abbreviations written out: `ste` begins Sterling as well as Sainte-Anne. */
function spellingsOf(typed: string): string[][] {
  const words = wordsOf(typed).map(({ text }) => text);
  return words.length > 0 ? [words, words.map((word) => abbreviations.get(word) ?? word)] : [];
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

/** Where so many letters end, over several words. */
function rangeFrom(words: readonly Word[], { length }: string): [start: number, end: number] {
  const start = words[0]?.start ?? 0;
  let left = length;
  for (const word of words) {
    if (left <= word.text.length) return [start, word.start + left];
    left -= word.text.length;
  }
  return [start, start];
}

const municipalities = municipalityNames.map((name) => ({ name, words: wordsOf(name) }));
const known = new Set(municipalities.map(({ words }) => joined(words)));
