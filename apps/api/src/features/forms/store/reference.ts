import { randomInt } from 'node:crypto';
import { referenceAlphabet, referenceLength } from '@jalon/api-client/contract';

/** What a person quotes about a submission; says nothing about it or about how many there are. */
export function newReference(): string {
  return Array.from(
    { length: referenceLength },
    () => referenceAlphabet[randomInt(referenceAlphabet.length)],
  ).join('');
}
