import {
  accessTokenCookie,
  accessTokenCookieAttributes,
  type Credentials,
  credentials,
  signedIn,
  signedOut,
  signIn,
  signOut,
  wrongCredentialsErrors,
} from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import { serializeCookie } from '@jalon/host';
import { forgetMemberInfo } from '@jalon/membership/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Store } from '../../platform/database/store.ts';
import { defineCounter } from '../../platform/observability/metrics.ts';
import { isOnThisMachine, type OriginCheck } from '../../platform/origins/origin-check.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { authenticate, typedAccountName } from './accounts.ts';
import type { LimitAttempts } from './attempts.ts';
import type { AuthSettings } from './auth.settings.ts';
import type { IssuedToken, Sessions } from './sessions/session.ts';

export interface SignInRouteOptions {
  readonly store: Pick<Store, 'database' | 'secret'>;
  readonly settings: AuthSettings;
  readonly club: ClubConfig;
  readonly sessions: Sessions;
  readonly checkOrigin: OriginCheck;
  readonly limited: LimitAttempts;
}

/** A demonstration member, for the API's description. */
const exampleCredentials: Credentials = { username: 'zoe.cote', password: 'jalon-demonstration' };

/** Counts attempts to sign in; `failed` is an error of the API. */
const countSignIn = defineCounter<{ outcome: 'accepted' | 'refused' | 'limited' | 'failed' }>(
  'jalon_logins_total',
  'Attempts to sign in',
);

/** Adds the routes that sign members in and out. */
export function signInRoutes(app: FastifyInstance, options: SignInRouteOptions): void {
  const { store, settings, club, sessions, checkOrigin, limited } = options;
  const { database, secret } = store;
  const checkRate = rateLimiter({ ...settings.rateLimit, database, secret, counted: 'sign_ins' });

  async function startSession(
    given: Credentials,
    userAgent: string | undefined,
  ): Promise<IssuedToken | undefined> {
    for (;;) {
      const account = await authenticate(database, given);
      if (!account) return undefined;
      const issued = await sessions.issue({ username: given.username, ...account, userAgent });
      if (issued) return issued;
      // The stored hash was replaced meanwhile: by a new password, or by another sign-in that hashed the same one again.
    }
  }

  contractRoute(app, signIn, {
    summary: 'Signs a member in',
    description:
      'Ends the session of a token that the call carries. The token is in the answer, and in the cookie `accessToken` until it expires. A wrong username and a wrong password get the same answer. Failures delay the next attempt, by 15 minutes at most.',
    tags: ['login'],
    body: credentials,
    example: exampleCredentials,
    answer: signedIn,
    errors: ['wrong_credentials', 'too_many', 'unavailable'],
    // Prevents another site's page from signing a visitor in to someone else's account.
    onRequest: [async (request) => checkOrigin(request), checkRate],
    onResponse: async (_request, { statusCode }) => count(statusCode),
    handler: async ({ request, reply }) => {
      const given = readCredentials(request.body, club);
      const userAgent = request.headers['user-agent'];
      const former = await sessions.readSession(request);
      const issued = await limited(given.username, request, () => startSession(given, userAgent));
      if (!issued) throw new ApiError('wrong_credentials', { errors: wrongCredentialsErrors });
      const { token, expires } = issued;
      if (former) await sessions.end(former.username, { only: former.id });
      reply.header('set-cookie', tokenCookie(request, { value: token, expires }));
      return { status: 'success' as const, accessToken: token };
    },
  });

  contractRoute(app, signOut, {
    summary: 'Signs out: ends the session and clears the cookies accessToken and memberInfo',
    tags: ['login'],
    answer: signedOut,
    errors: ['unavailable'],
    handler: async ({ request, reply }) => {
      reply.header('set-cookie', tokenCookie(request, { value: '', expires: new Date(0) }));
      reply.header('set-cookie', forgetMemberInfo({ secure: !isOnThisMachine(request) }));
      const session = await sessions.readSession(request);
      if (session) await sessions.end(session.username, { only: session.id });
      return { status: 'success' as const };
    },
  });
}

/**
 * Reads the credentials of a body, with the username normalised.
 * @throws ApiError `invalid_fields`, with `required` for each missing field.
 */
function readCredentials(body: unknown, club: ClubConfig): Credentials {
  const { success, data } = z.safeParse(z.record(z.string(), z.unknown()), body);
  if (!success) throw new ApiError('invalid_body');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const given = { username: typedAccountName(text(data.username), club), password: text(data.password) };
  const missing = Object.entries(given).filter(([, value]) => value === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map(([name]) => [name, 'required']));
    throw new ApiError('invalid_fields', { errors });
  }
  return given;
}

function tokenCookie(request: FastifyRequest, token: { value: string; expires: Date }): string {
  const protocol = isOnThisMachine(request) ? 'http:' : 'https:';
  return serializeCookie({ ...accessTokenCookieAttributes, ...token, name: accessTokenCookie }, { protocol });
}

/** Malformed requests are not counted. */
function count(status: number): void {
  if (status === 200) countSignIn({ outcome: 'accepted' });
  if (status === 401) countSignIn({ outcome: 'refused' });
  if (status === 429) countSignIn({ outcome: 'limited' });
  if (status >= 500) countSignIn({ outcome: 'failed' });
}
