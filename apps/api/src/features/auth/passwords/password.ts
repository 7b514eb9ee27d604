import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { retryAfterUnavailable } from '@jalon/api-client/contract';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { ApiError } from '../../../platform/server/errors.ts';

const derive = promisify(argon2);

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP, Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. */
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const hashLength = 32;

/**
 * Each computation uses the memory of its cost and one of Node's four worker threads: two at once leave threads
 * for other work. A queued one uses almost nothing; 200 are processed in about 5 seconds.
 */
const computations = bulkhead(2, 200);

interface ParsedHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** The result of checking a password. */
export interface PasswordCheck {
  readonly matches: boolean;
  /** Whether the hash has an outdated cost. */
  readonly outdated: boolean;
}

/**
 * Hashes a password with argon2id: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash` (PHC string format).
 * @throws ApiError `unavailable` when the queue is full.
 */
export async function hashPassword(password: string, cost: Cost = currentCost): Promise<string> {
  const salt = randomBytes(saltLength);
  return format({ cost, salt, hash: await compute(password, { cost, salt, length: hashLength }) });
}

/** @throws ApiError `unavailable` when the queue is full. */
export async function checkPassword(password: string, encoded: string): Promise<PasswordCheck> {
  const { cost, salt, hash } = parse(encoded);
  const computed = await compute(password, { cost, salt, length: hash.length });
  return {
    matches: timingSafeEqual(computed, hash),
    outdated: costText(cost) !== costText(currentCost),
  };
}

/** A hash that matches no password: checking against it takes as long as any other check. */
export function hashOfNoPassword(): string {
  return format({ cost: currentCost, salt: randomBytes(saltLength), hash: randomBytes(hashLength) });
}

async function compute(
  password: string,
  { cost, salt, length }: { cost: Cost; salt: Buffer; length: number },
): Promise<Buffer> {
  // Keyboards send accented letters composed or decomposed (NIST SP 800-63B-4, section 3.1.1.2).
  const message = password.normalize('NFKC');
  try {
    return await computations.execute(() =>
      derive('argon2id', { ...cost, message, nonce: salt, tagLength: length }),
    );
  } catch (error) {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new ApiError('unavailable', { retryAfter: retryAfterUnavailable, cause: error });
  }
}

function costText({ memory, passes, parallelism }: Cost): string {
  return `m=${memory},t=${passes},p=${parallelism}`;
}

function format({ cost, salt, hash }: ParsedHash): string {
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$${costText(cost)}$${encode(salt)}$${encode(hash)}`;
}

function parse(encoded: string): ParsedHash {
  const found = encoded.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/);
  if (!found) throw new Error('Not an argon2id hash');
  const [, memory, passes, parallelism, salt = '', hash = ''] = found;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
