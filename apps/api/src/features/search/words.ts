import { type SearchIndex, searchTermLength } from '@jalon/api-client/contract';
import { fold } from '../../platform/text/fold.ts';

/** A word of a text: where it stands, and how it is compared. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Without accents, in lower case. */
  readonly folded: string;
}

/** Letters and numbers: an apostrophe, a hyphen or a slash ends a word, so `CX-5` is two. */
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

const unaccented = /^[a-z0-9]+$/;

/** The words of a text. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    // Most words have nothing to fold, and folding is what takes time.
    folded: unaccented.test(word) ? word : fold(word),
  }));
}

/** A text as the database's full text search takes it in: its words as they are compared, and nothing else. */
export function foldedText(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}

/** One form for each letter, and only what a page can show. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .toWellFormed()
    .trim();
}

/** What of a typed text is searched. */
export function cleanTerm(typed: string): string {
  // Cut before it is cleaned, which takes its time over a long text, and again after it: letters may grow.
  return cleanText(cleanText(typed.slice(0, searchTermLength * 2)).slice(0, searchTermLength));
}

/** PostgreSQL's text search configuration of each language: its stems, and its words that say nothing. */
export const textSearchConfiguration = { fr: 'french', en: 'english' } as const satisfies Record<
  SearchIndex,
  string
>;

/** French words that say nothing either, and that PostgreSQL's list knows with their accents alone. */
const accentedStopWords = new Set(['a', 'meme', 'memes', 'etes', 'etais', 'etait', 'etaient', 'etant']);

/** Whether a folded word is left out of a search. */
export function saysNothing(folded: string, index: SearchIndex): boolean {
  return index === 'fr' && accentedStopWords.has(folded);
}
