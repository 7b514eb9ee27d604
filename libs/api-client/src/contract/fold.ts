/** Removes accents and case: `Œuvre` and `oeuvre` become the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}

/** The length of the beginning of a word that folds to so many characters: œ becomes two. */
export function lengthUnfolded(word: string, folded: number): number {
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length)).length >= folded) break;
    length += character.length;
  }
  return length;
}
