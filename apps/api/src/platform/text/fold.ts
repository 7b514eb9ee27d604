/** Letters without accents, in lower case: `Œuvre` and `oeuvre` are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** How many characters of a word fold to so many: one may become two. */
export function lengthUnfolded(word: string, folded: number): number {
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length)).length >= folded) break;
    length += character.length;
  }
  return length;
}
