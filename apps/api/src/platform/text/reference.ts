import { randomInt } from 'node:crypto';
import { referenceAlphabet, referenceLength } from '@jalon/api-client/contract';

/** A random reference for visitors; reveals nothing about the submission or the number of submissions. */
export function newReference(): string {
  return Array.from(
    { length: referenceLength },
    () => referenceAlphabet[randomInt(referenceAlphabet.length)],
  ).join('');
}
