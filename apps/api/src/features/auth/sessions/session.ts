import { accessTokenClaims, accessTokenCookie } from '@jalon/api-client/contract';
import { readCookie } from '@jalon/host';
import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { KeyRing } from '../../../platform/config/keys.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { deviceOf } from './device.ts';
import {
  addSession,
  endSessions,
  findSession,
  listSessions,
  type Session,
  type SessionChoice,
} from './session-store.ts';

/** The service that the access tokens are for: another one with the same keys must use another name. */
export const tokenAudience = 'jalon-api';

/** The parts of a request that may hold an access token. */
export type TokenBearer = Pick<FastifyRequest, 'headers'>;

export interface SignIn extends Omit<Session, 'id' | 'signedInAt'> {
  /** The stored hash that the password was verified against. */
  readonly passwordHash: string;
  /** The User-Agent header of the sign-in. */
  readonly userAgent?: string | undefined;
}

export interface IssuedToken {
  readonly token: string;
  readonly expires: Date;
}

/** Issues and verifies access tokens. */
export interface Sessions {
  /** Starts a session; undefined when the password was changed since it was verified. */
  issue(signIn: SignIn): Promise<IssuedToken | undefined>;
  /** The session of a request, from its bearer token or else its cookie; undefined without a valid token. */
  readSession(request: TokenBearer): Promise<Session | undefined>;
  /** @throws ApiError `unauthenticated` without a valid token. */
  requireSession(request: TokenBearer): Promise<Session>;
  /** The sessions of an account, the latest sign-in first. */
  list(username: string): ReturnType<typeof listSessions>;
  /**
   * Ends sessions of an account, in one transaction with `alongside`; resolves with their number. This process
   * refuses them from then on, the others as soon as the database has notified them.
   */
  end(username: string, which?: SessionChoice, alongside?: Alongside): Promise<number>;
}

/** Further work in the same transaction. */
export type Alongside = (transaction: Transaction) => Promise<void>;

export interface SessionOptions {
  /** The first key signs; every key verifies. */
  readonly keys: KeyRing;
  /** How long a token is valid. */
  readonly sessionSeconds: number;
  /** A session ends when it has made no request for this time, to within five minutes. */
  readonly sessionIdleSeconds: number;
  readonly database: Database;
}

/** The only accepted algorithm. A token's header can't choose another. */
const algorithm = 'HS256';

/** Maximum number of cached sessions, and the milliseconds for which they are cached. */
const remembered = { max: 10_000, ttl: 5_000 };

/**
 * Access tokens: signed, and valid until they expire or their session ends. A session is cached for
 * 5 seconds. When one ends, the database notifies every process, which removes it immediately; a process whose
 * connection is lost accepts it for up to 5 seconds.
 */
export function createSessions({
  keys,
  sessionSeconds,
  sessionIdleSeconds,
  database,
}: SessionOptions): Sessions {
  const secrets = new Map(keys.map(({ id, secret }) => [id, secret]));
  const known = new LRUCache<string, Promise<Session | undefined>>(remembered);
  database.listen('session_ended', {
    onMessage: (id) => known.delete(id),
    onListening: () => known.clear(),
  });

  function find(id: string): Promise<Session | undefined> {
    const cached = known.get(id);
    if (cached) return cached;
    const found = findSession(database, id, sessionIdleSeconds);
    // Caches the promise instead of its result: otherwise, the result would overwrite an end that is reported meanwhile.
    known.set(id, found);
    found.catch(() => known.delete(id));
    return found;
  }

  async function readClaims(token: string) {
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid = '' }) => {
          const secret = secrets.get(kid);
          if (!secret) throw new errors.JWKSNoMatchingKey();
          return secret;
        },
        { algorithms: [algorithm], audience: tokenAudience },
      );
      return accessTokenClaims.parse(payload);
    } catch {
      // Expired, altered, signed with a removed key or with other claims: the visitor must sign in again.
      return undefined;
    }
  }

  async function readSession(request: TokenBearer): Promise<Session | undefined> {
    const token = tokenOf(request);
    const { sid, memberNumber } = (token && (await readClaims(token))) || {};
    const session = sid === undefined ? undefined : await find(sid);
    return session?.memberNumber === memberNumber ? session : undefined;
  }

  return {
    async issue({ username, memberNumber, passwordHash, userAgent }) {
      const [{ id, secret }] = keys;
      const issued = Math.floor(Date.now() / 1000);
      const expires = issued + sessionSeconds;
      const expiresAt = new Date(expires * 1000);
      const session = { username, memberNumber, ...deviceOf(userAgent), expiresAt };
      const sid = await addSession(database, session, passwordHash);
      if (sid === undefined) return undefined;
      const token = await new SignJWT({ memberNumber, sid, idle: sessionIdleSeconds })
        .setProtectedHeader({ alg: algorithm, kid: id })
        .setAudience(tokenAudience)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(secret);
      return { token, expires: expiresAt };
    },
    readSession,
    async requireSession(request) {
      const session = await readSession(request);
      if (!session) throw new ApiError('unauthenticated');
      return session;
    },
    list: (username) => listSessions(database, username, sessionIdleSeconds),
    async end(username, which, alongside) {
      const ended = await database.transaction(async (transaction) => {
        await alongside?.(transaction);
        return endSessions(transaction, username, which);
      });
      for (const id of ended) known.delete(id);
      return ended.length;
    },
  };
}

function tokenOf({ headers }: TokenBearer): string | undefined {
  const [, bearer] = headers.authorization?.match(/^Bearer +(\S+)$/i) ?? [];
  return bearer ?? readCookie(headers.cookie, accessTokenCookie);
}
