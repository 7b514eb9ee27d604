import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Submission } from '@jalon/forms/schemas';
import type { Key, KeyRing } from '../../platform/config/keys.ts';

/** The part of a submission that says who sent it and what. */
export type PersonalData = Pick<Submission, 'values' | 'userAgent' | 'memberInfo'>;

/** Personal data as it is stored. */
export interface SealedData {
  /** Nonce, ciphertext, tag; JSON in UTF-8 when `dataKey` is null. */
  readonly sealed: Buffer;
  readonly dataKey: string | null;
}

/** The data can't be read: its key is not among `DATA_KEYS`, or the row was tampered with. */
export class UnreadableData extends Error {
  override readonly name = 'UnreadableData';
}

const algorithm = 'aes-256-gcm';
/** Bytes (NIST SP 800-38D, §8.2). */
const nonceLength = 12;
const tagLength = 16;

/** Encrypts under the first key; a row's data can't be read in the place of another's. */
export function seal(data: PersonalData, submissionId: string, [key]: KeyRing): SealedData {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, cipherKey(key), nonce).setAAD(Buffer.from(submissionId));
  const text = cipher.update(JSON.stringify(data), 'utf8');
  return { sealed: Buffer.concat([nonce, text, cipher.final(), cipher.getAuthTag()]), dataKey: key.id };
}

/** @throws UnreadableData */
export function unseal({ sealed, dataKey }: SealedData, submissionId: string, keys: KeyRing): PersonalData {
  if (dataKey === null) return JSON.parse(sealed.toString('utf8'));
  const key = keys.find(({ id }) => id === dataKey);
  if (!key) throw new UnreadableData(`DATA_KEYS has no key ${dataKey}`);
  try {
    const decipher = createDecipheriv(algorithm, cipherKey(key), sealed.subarray(0, nonceLength), {
      authTagLength: tagLength,
    });
    decipher.setAAD(Buffer.from(submissionId)).setAuthTag(sealed.subarray(-tagLength));
    const text = decipher.update(sealed.subarray(nonceLength, -tagLength));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'));
  } catch {
    throw new UnreadableData(`Key ${dataKey} does not open the data`);
  }
}

const cipherKeys = new WeakMap<Key, KeyObject>();

/** A key of its own for this use, of the length that the cipher takes. */
function cipherKey(key: Key): KeyObject {
  const known = cipherKeys.get(key);
  if (known) return known;
  // A key object, which costs a quarter of what bytes cost for each submission.
  const derived = createSecretKey(Buffer.from(hkdfSync('sha256', key.secret, '', 'submissions', 32)));
  cipherKeys.set(key, derived);
  return derived;
}
