import { fold, lengthUnfolded } from '@jalon/api-client/contract';

/** The words and numbers of a text, without accents and case. */
export function words(text: string): string[] {
  return fold(text).match(wordPattern) ?? [];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Abbreviations and English words for the words of Québec addresses. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  st: ['saint', 'rue'],
  ste: ['sainte'],
  street: ['rue'],
  boul: ['boulevard'],
  blvd: ['boulevard'],
  bd: ['boulevard'],
  ave: ['avenue'],
  ch: ['chemin'],
  rd: ['chemin', 'route'],
  road: ['chemin', 'route'],
  rte: ['route'],
  hwy: ['route'],
  highway: ['route'],
  mtee: ['montee'],
  pl: ['place'],
  crois: ['croissant'],
  cres: ['croissant'],
  crescent: ['croissant'],
  north: ['nord'],
  south: ['sud'],
  east: ['est'],
  west: ['ouest'],
  w: ['ouest'],
};

/** A typed word with its alternatives: it matches words that begin with any of them. */
export type TypedWord = readonly string[];

export function typedWords(text: string): TypedWord[] {
  return words(text).map((word) => [
    word,
    ...(Object.hasOwn(otherWords, word) ? (otherWords[word] ?? []) : []),
  ]);
}

/**
 * The ranges of a text that match the beginning of typed words: `0-3,4-7`, from 0, the end excluded. Empty
 * without a match.
 */
export function highlight(text: string, typed: readonly TypedWord[]): string {
  const ranges: string[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const folded = fold(word);
    const lengths = typed
      .flat()
      .filter((start) => folded.startsWith(start))
      .map((start) => start.length);
    if (lengths.length > 0) ranges.push(`${index}-${index + lengthUnfolded(word, Math.max(...lengths))}`);
  }
  return ranges.join(',');
}
