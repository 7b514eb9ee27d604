import { searchTermLength } from '@jalon/api-client/contract';

/** Words of a search term that are used. */
const wordLimit = 12;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Composed letters, single spaces, and no control, soft hyphen or private-use characters. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u00ad\p{Co}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .toWellFormed()
    .trim();
}

/** The words of a search term. An apostrophe, a hyphen or a slash ends a word: `CX-5` is two. */
export function typedWords(term: string): string[] {
  // Cleaning a very long term takes time, and composing letters changes its length.
  const cleaned = cleanText(term.slice(0, searchTermLength * 2)).slice(0, searchTermLength);
  return (cleaned.match(wordPattern) ?? []).slice(0, wordLimit);
}

/** The term with some of its words replaced; undefined if there are no replacements. */
export function replaceWords(term: string, replacements: ReadonlyMap<string, string>): string | undefined {
  if (replacements.size === 0) return undefined;
  return cleanText(term).replaceAll(wordPattern, (word) => replacements.get(word) ?? word);
}
