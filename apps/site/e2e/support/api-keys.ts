import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectTo } from './database.ts';

// The tests decrypt the API's rows and forge its tokens with the keys of its database.

/** An access token with any claims, of a session of its own. */
export async function makeToken(
  dataDir: string,
  { memberNumber, ...times }: { memberNumber: string; iat: number; exp: number },
): Promise<string> {
  const { id, secret } = await readKey(dataDir, 'accessTokens');
  const claims = { memberNumber, sid: await addSession(dataDir, memberNumber, times.exp), ...times };
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

/** Reads the personal data of stored submissions: nonce, ciphertext and tag of AES-256-GCM. */
export async function submissionReader<Data>(
  dataDir: string,
): Promise<(sealed: Buffer, submissionId: string) => Data> {
  const { secret } = await readKey(dataDir, 'data');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'submissions', 32));
  return (sealed, submissionId) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    decipher.setAAD(Buffer.from(submissionId)).setAuthTag(sealed.subarray(-16));
    const text = decipher.update(sealed.subarray(12, -16));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
  };
}

async function readKey(dataDir: string, use: 'accessTokens' | 'data') {
  const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8'));
  const [id, secret] = String(keys[use]).split(':');
  return { id, secret: Buffer.from(secret ?? '', 'base64') };
}
