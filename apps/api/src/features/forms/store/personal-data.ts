import type { Submission } from '@jalon/forms/schemas';
import type { KeyRing } from '../../../platform/config/keys.ts';
import { createEncryption, type Encryption } from '../../../platform/crypto/encryption.ts';
import type { StoredFile } from '../files/stored-file.ts';

/** The part of a submission that identifies a person; it is stored encrypted. */
export interface PersonalData extends Pick<Submission, 'values' | 'userAgent' | 'memberInfo'> {
  /** The member's email address before the submission changed it. */
  readonly formerEmail?: string | undefined;
  /** Name, type and size of its files; the file store has their content. */
  readonly files?: readonly StoredFile[] | undefined;
}

/** Personal data in its columns of the table. */
export interface SealedData {
  /** Encrypted JSON; plain JSON in UTF-8 when `dataKey` is null. */
  readonly sealed: Buffer;
  readonly dataKey: string | null;
}

/** The encryption of submissions, with `DATA_KEYS`. */
export function submissionEncryption(keys: KeyRing): Encryption {
  return createEncryption('submissions', keys);
}

export function seal(data: PersonalData, submissionId: string, encryption: Encryption) {
  const { bytes, keyId } = encryption.encrypt(JSON.stringify(data), submissionId);
  return { sealed: bytes, dataKey: keyId } satisfies SealedData;
}

/** @throws UnreadableData */
export function unseal(
  { sealed, dataKey }: SealedData,
  submissionId: string,
  encryption: Encryption,
): PersonalData {
  const text =
    dataKey === null
      ? sealed.toString('utf8')
      : encryption.decrypt({ bytes: sealed, keyId: dataKey }, submissionId);
  return JSON.parse(text);
}
