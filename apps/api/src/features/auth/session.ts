import { accessTokenClaims, accessTokenCookie } from '@jalon/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../../platform/config/keys.ts';
import { CallRefused } from '../../platform/server/errors.ts';

/** What a request needs for its token to be read. */
export type TokenBearer = Pick<FastifyRequest, 'headers' | 'cookies'>;

/** Who is signed in. */
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
  /** Who sent a request, by its bearer token or else its cookie; nobody when the token is not valid. */
  readSession(request: TokenBearer): Promise<Session | undefined>;
  /** @throws CallRefused `unauthenticated` when nobody is signed in. */
  requireSession(request: TokenBearer): Promise<Session>;
}

export interface SessionOptions {
  /** The first key signs; each of them verifies. */
  readonly keys: KeyRing;
  /** How long a token is valid. */
  readonly sessionSeconds: number;
}

/** The one algorithm: what a token's own header says of it is not believed. */
const algorithm = 'HS256';

/** Access tokens that no process has to remember: they are signed, and valid until they expire. */
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
      // Expired, tampered with, of a key that is gone, of other claims: nobody can mend it but by signing in.
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
      if (!session) throw new CallRefused('unauthenticated');
      return session;
    },
  };
}

/** Whether a browser sent an access token by itself, as it does from any page. */
export function hasTokenCookie({ cookies }: TokenBearer): boolean {
  return cookies[accessTokenCookie] !== undefined;
}

function tokenOf({ headers, cookies }: TokenBearer): string | undefined {
  const [, bearer] = headers.authorization?.match(/^Bearer +(\S+)$/i) ?? [];
  return bearer ?? cookies[accessTokenCookie];
}
