import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@jalon/process';

/** A secret and its id, which is stored with everything made with it. */
export interface Key {
  readonly id: string;
  /** At least 32 bytes. */
  readonly secret: Buffer;
}

/** The keys for one use. The first signs or encrypts; every key verifies or decrypts. */
export type KeyRing = readonly [Key, ...Key[]];

export interface Keys {
  /** For the signatures of access tokens. */
  readonly accessTokens: KeyRing;
  /** For the encryption of personal data in the database. */
  readonly data: KeyRing;
}

/** Derives a secret for one purpose, which reveals neither the key nor the secrets for other purposes. */
export function deriveSecret({ secret }: Key, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

const variables = { accessTokens: 'ACCESS_TOKEN_KEYS', data: 'DATA_KEYS' } as const satisfies Record<
  keyof Keys,
  string
>;

/**
 * Reads the keys: comma-separated, newest first, each `id:secret` with a secret of at least 32 bytes in
 * base64. Both variables are required with `DATABASE_URL`: only the embedded database has a folder in which
 * generated keys can be kept. One without the other is an error.
 */
export function readKeys(environment: Environment, { required }: { required: boolean }): Keys | undefined {
  const accessTokens = readRing(environment, variables.accessTokens, required);
  const data = readRing(environment, variables.data, required);
  const isOneRead = (accessTokens === undefined) !== (data === undefined);
  const missing = Object.values(variables).find((name) => environment.list(name).length === 0);
  if (!required && isOneRead && missing !== undefined) {
    environment.problem(`${missing} must be set too: keys that are set alone would not be used.`);
  }
  return accessTokens && data && { accessTokens, data };
}

function readRing(environment: Environment, name: string, required: boolean): KeyRing | undefined {
  const [first, ...rest] = environment.list(name).map(parseKey);
  if (first === undefined) {
    if (required) environment.problem(`${name} must be set when DATABASE_URL is.`);
    return undefined;
  }
  const keys = [first, ...rest];
  if (!keys.every((key) => key !== null)) {
    environment.problem(`${name} must read id:secret, the secret 32 bytes or more in base64.`);
    return undefined;
  }
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    environment.problem(`${name} has two keys with the same id.`);
    return undefined;
  }
  const [current, ...former] = keys;
  return current && [current, ...former];
}

function parseKey(text: string): Key | null {
  const [, id, encoded] = text.match(/^([\w-]{1,32}):([\w+/-]+={0,2})$/) ?? [];
  const secret = Buffer.from(encoded ?? '', 'base64');
  return id && secret.length >= 32 ? { id, secret } : null;
}

/** The keys of the embedded database: generated at the first start, in a file that only its owner can read. */
export async function ownKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'keys.json');
  const fresh = Object.fromEntries(
    Object.keys(variables).map((use) => [use, `first:${randomBytes(32).toString('base64')}`]),
  );
  await mkdir(dataDir, { recursive: true });
  // When several processes start at once, one of them creates the file.
  await writeFile(file, `${JSON.stringify(fresh, null, 2)}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const kept: Readonly<Record<string, unknown>> = JSON.parse(await readFile(file, 'utf8'));
  const ring = (use: keyof Keys): KeyRing => {
    const [current, ...former] = String(kept[use]).split(',').map(parseKey);
    if (!current) throw new Error(`${file}: ${use} is not a key`);
    return [current, ...former.filter((key) => key !== null)];
  };
  return { accessTokens: ring('accessTokens'), data: ring('data') };
}
