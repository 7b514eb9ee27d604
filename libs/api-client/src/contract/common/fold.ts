/** Letters as searches compare them: in lower case, without accents, `œ` and `æ` as two letters. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** The number of characters of a word whose folded form has at least `folded` characters. */
export function lengthUnfolded(word: string, folded: number): number {
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length)).length >= folded) break;
    length += character.length;
  }
  return length;
}
