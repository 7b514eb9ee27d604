import { createHmac } from 'node:crypto';
import { submissionEncryption, unseal } from '../../../api/src/features/forms/store/personal-data.ts';
import { ownKeys } from '../../../api/src/platform/config/keys.ts';

// The tests decrypt the API's rows and forge its tokens with the keys of its database.

/** An access token with any claims. */
export async function makeToken(dataDir: string, claims: object): Promise<string> {
  const { id, secret } = (await ownKeys(dataDir)).accessTokens[0];
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', kid: id })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** Reads the personal data of stored submissions. */
export async function submissionReader<Data>(
  dataDir: string,
): Promise<(sealed: Buffer, submissionId: string) => Data> {
  const encryption = submissionEncryption((await ownKeys(dataDir)).data);
  const dataKey = encryption.currentKeyId;
  return (sealed, submissionId) => unseal({ sealed, dataKey }, submissionId, encryption) as Data;
}
