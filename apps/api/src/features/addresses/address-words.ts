import { fold, lengthUnfolded } from '@jalon/api-client/contract';

/** The words and numbers of a text, folded. */
export function words(text: string): string[] {
  return fold(text).match(wordPattern) ?? [];
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** What people write for the words of a Québec address, in either language; folded. */
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

/** A word that was typed, and the words that it may stand for: an address has one that begins with any of them. */
export type TypedWord = readonly string[];

export function typedWords(text: string): TypedWord[] {
  return words(text).map((word) => [
    word,
    ...(Object.hasOwn(otherWords, word) ? (otherWords[word] ?? []) : []),
  ]);
}

/**
 * What of a text begins with a typed word: ranges from 0, the end excluded, `0-3,4-7`. Empty when there is
 * nothing.
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
