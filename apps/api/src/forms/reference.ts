import { randomInt } from 'node:crypto';

/**
 * No vowels, so that no word appears, and one of each group that looks or sounds alike (0 O Q, 1 I L,
 * 2 Z, 5 S, 8 B, U V).
 */
export const referenceAlphabet = '234679CDFGHJKMNPRTWX';
export const referenceLength = 10;

/** What a person quotes about a submission; says nothing about it or about how many there are. */
export function newReference(): string {
  return Array.from(
    { length: referenceLength },
    () => referenceAlphabet[randomInt(referenceAlphabet.length)],
  ).join('');
}
