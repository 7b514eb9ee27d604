import { createHmac } from 'node:crypto';
import { tokenAudience } from '../../../api/src/features/auth/sessions/session.ts';
import { submissionEncryption, unseal } from '../../../api/src/features/forms/store/personal-data.ts';
import { ownKeys } from '../../../api/src/platform/config/keys.ts';
import { connectTo } from './database.ts';

// The tests decrypt the API's rows and forge its tokens with the keys of its database.

/** An access token with any claims, for a session of its own. */
export async function makeToken(
  dataDir: string,
  { memberNumber, ...times }: { memberNumber: string; iat: number; exp: number },
): Promise<string> {
  const { id, secret } = (await ownKeys(dataDir)).accessTokens[0];
  const sid = await addSession(dataDir, memberNumber, times.exp);
  const claims = { memberNumber, sid, aud: tokenAudience, ...times };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', kid: id })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

async function addSession(dataDir: string, memberNumber: string, exp: number): Promise<string> {
  const database = await connectTo(dataDir);
  const { rows } = await database.query(
    `INSERT INTO sessions (username, member_number, browser, system, expires_at)
     VALUES ('of ' || $1, $1, '', '', to_timestamp($2)) RETURNING id`,
    [memberNumber, exp],
  );
  await database.end();
  return rows[0].id;
}

/** Reads the personal data of stored submissions. */
export async function submissionReader<Data>(
  dataDir: string,
): Promise<(sealed: Buffer, submissionId: string) => Data> {
  const encryption = submissionEncryption((await ownKeys(dataDir)).data);
  const dataKey = encryption.currentKeyId;
  return (sealed, submissionId) => unseal({ sealed, dataKey }, submissionId, encryption) as Data;
}
