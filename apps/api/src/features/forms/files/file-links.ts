import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveSecret, type Key, type KeyRing } from '../../../platform/config/keys.ts';

/** Addresses from which the club downloads a file without a session, for a limited time. */
export interface FileLinks {
  /** The address of a file of a submission of this time: the same in every attempt of a delivery. */
  linkOf(fileId: string, createdAt: Date): string;
  /** Whether the address was made here and its time is not over. */
  isValid(fileId: string, expires: string, signature: string): boolean;
}

/** Milliseconds from the submission. */
const validFor = 30 * 86_400_000;

/** The first key signs, every key verifies. */
export function createFileLinks([current, ...former]: KeyRing, siteUrl: string): FileLinks {
  const sign = signWith(current);
  const signatures = [sign, ...former.map(signWith)];
  return {
    linkOf(fileId, createdAt) {
      const expires = String(Math.floor((createdAt.getTime() + validFor) / 1000));
      const query = new URLSearchParams({ expires, signature: sign(fileId, expires) });
      return `${siteUrl}/api/files/${fileId}?${query}`;
    },
    isValid: (fileId, expires, signature) =>
      /^\d{1,12}$/.test(expires) &&
      Number(expires) * 1000 > Date.now() &&
      signatures.some((signed) => isEqual(signature, signed(fileId, expires))),
  };
}

function signWith(key: Key): (fileId: string, expires: string) => string {
  // A separate secret, so that other hashes made with the key are not valid signatures.
  const secret = deriveSecret(key, 'file links');
  return (fileId, expires) => createHmac('sha256', secret).update(`${fileId}.${expires}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
