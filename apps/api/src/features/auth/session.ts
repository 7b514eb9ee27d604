import { accessTokenClaims, accessTokenCookie } from '@jalon/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../../platform/config/keys.ts';
import { ApiError } from '../../platform/server/errors.ts';

/** The parts of a request that may hold an access token. */
export type TokenBearer = Pick<FastifyRequest, 'headers' | 'cookies'>;

/** The signed-in member. */
export interface Session {
  /** Without the club's prefix. */
  readonly memberNumber: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly expires: Date;
}

/** Issues and verifies access tokens. */
export interface Sessions {
  issue(memberNumber: string): Promise<IssuedToken>;
  /** The session of a request, from its bearer token or else its cookie; undefined without a valid token. */
  readSession(request: TokenBearer): Promise<Session | undefined>;
  /** @throws ApiError `unauthenticated` without a valid token. */
  requireSession(request: TokenBearer): Promise<Session>;
}

export interface SessionOptions {
  /** The first key signs; every key verifies. */
  readonly keys: KeyRing;
  /** How long a token is valid. */
  readonly sessionSeconds: number;
}

/** The only accepted algorithm, whatever a token's header says. */
const algorithm = 'HS256';

/** Stateless access tokens: signed, and valid until they expire. */
export function createSessions({ keys, sessionSeconds }: SessionOptions): Sessions {
  const secrets = new Map(keys.map(({ id, secret }) => [id, secret]));

  async function readSession(request: TokenBearer): Promise<Session | undefined> {
    const token = tokenOf(request);
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid = '' }) => {
          const secret = secrets.get(kid);
          if (!secret) throw new errors.JWKSNoMatchingKey();
          return secret;
        },
        { algorithms: [algorithm] },
      );
      const { memberNumber } = accessTokenClaims.parse(payload);
      return { memberNumber };
    } catch {
      // Expired, altered, signed with a removed key or with other claims: the visitor must sign in again.
      return undefined;
    }
  }

  return {
    async issue(memberNumber) {
      const [{ id, secret }] = keys;
      const issued = Math.floor(Date.now() / 1000);
      const expires = issued + sessionSeconds;
      const token = await new SignJWT({ memberNumber })
        .setProtectedHeader({ alg: algorithm, kid: id })
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(secret);
      return { token, expires: new Date(expires * 1000) };
    },
    readSession,
    async requireSession(request) {
      const session = await readSession(request);
      if (!session) throw new ApiError('unauthenticated');
      return session;
    },
  };
}

function tokenOf({ headers, cookies }: TokenBearer): string | undefined {
  const [, bearer] = headers.authorization?.match(/^Bearer +(\S+)$/i) ?? [];
  return bearer ?? cookies[accessTokenCookie];
}
