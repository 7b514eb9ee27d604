import type { CookieSerializeOptions } from '@fastify/cookie';
import {
  accessTokenCookie,
  type Credentials,
  credentials,
  signedIn,
  signedOut,
  signIn,
  signOut,
  wrongCredentialsErrors,
} from '@jalon/api-client/contract';
import { forgetMemberInfo } from '@jalon/membership/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { countLogin } from '../../platform/observability/metrics.ts';
import { errorAnswers } from '../../platform/server/error-answers.ts';
import { CallRefused } from '../../platform/server/errors.ts';
import { isOnThisMachine, type OriginCheck } from '../../platform/server/origin-check.ts';
import { rateLimiter } from '../../platform/server/rate-limit.ts';
import { accountName, authenticate } from './accounts.ts';
import { limitAttempts } from './attempts.ts';
import type { LoginSettings } from './login.settings.ts';
import type { Sessions } from './session.ts';

export interface LoginOptions extends Pick<LoginSettings, 'rateLimit'> {
  readonly database: Database;
  readonly sessions: Sessions;
  /** Keys the hashes of usernames and of visitors' addresses. */
  readonly secret: string;
  readonly checkOrigin: OriginCheck;
}

/** One of the members that a database of the API's own holds at first. */
const exampleCredentials: Credentials = { username: 'zoe.cote', password: 'jalon-demonstration' };

/** Signs members in and out. */
export const loginRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, options) => {
  const { database, sessions, rateLimit, secret, checkOrigin } = options;
  const checkRate = rateLimiter({ ...rateLimit, database, secret, counted: 'sign_ins' });
  const limited = limitAttempts({ database, secret });

  app.route({
    method: signIn.method,
    url: signIn.path,
    schema: {
      summary: 'Signs a member in',
      description:
        'The token is in the answer, and in the cookie `accessToken` until it expires. A wrong username and a wrong password are answered alike. Failures make the next try wait, 15 minutes at most.',
      tags: ['login'],
      body: credentials.check(z.meta({ examples: [exampleCredentials] })),
      response: {
        200: signedIn,
        ...errorAnswers(
          'invalid_body',
          'wrong_credentials',
          'foreign_origin',
          'too_large',
          'unsupported_type',
          'invalid_fields',
          'too_many',
          'unavailable',
        ),
      },
    },
    // The handler reads the body itself, for errors in the contract's shape; here it is documentation.
    validatorCompiler: () => (value: unknown) => ({ value }),
    // Nobody may sign a visitor in as somebody else from another site's page.
    onRequest: [async (request) => checkOrigin(request), checkRate],
    onResponse: async (_request, { statusCode }) => count(statusCode),
    handler: async (request, reply) => {
      const given = readCredentials(request.body);
      const memberNumber = await limited(given.username, request, () => authenticate(database, given));
      if (!memberNumber) throw new CallRefused('wrong_credentials', { errors: wrongCredentialsErrors });
      const { token, expires } = await sessions.issue(memberNumber);
      reply.setCookie(accessTokenCookie, token, { ...tokenCookie(request), expires });
      return { status: 'success' as const, accessToken: token };
    },
  });

  app.route({
    method: signOut.method,
    url: signOut.path,
    schema: {
      summary: 'Signs out: clears the cookies accessToken and memberInfo',
      description: 'A token that somebody copied stays valid until it expires.',
      tags: ['login'],
      response: { 200: signedOut, ...errorAnswers('foreign_origin') },
    },
    handler: async (request, reply) => {
      reply.clearCookie(accessTokenCookie, tokenCookie(request));
      reply.header('set-cookie', forgetMemberInfo({ secure: !isOnThisMachine(request) }));
      return { status: 'success' as const };
    },
  });
};

/**
 * The credentials of a body, the username as accounts have it.
 * @throws CallRefused `invalid_fields` with `required` for each that is missing.
 */
function readCredentials(body: unknown): Credentials {
  const { success, data } = z.safeParse(z.record(z.string(), z.unknown()), body);
  if (!success) throw new CallRefused('invalid_body');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const given = { username: accountName(text(data.username)), password: text(data.password) };
  const missing = Object.entries(given).filter(([, value]) => value === '');
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map(([name]) => [name, 'required']));
    throw new CallRefused('invalid_fields', { errors });
  }
  return given;
}

function tokenCookie(request: FastifyRequest): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: !isOnThisMachine(request) };
}

/** What is no try, a body that says nothing say, is not counted. */
function count(status: number): void {
  if (status === 200) countLogin('accepted');
  if (status === 401) countLogin('refused');
  if (status === 429) countLogin('limited');
  if (status >= 500) countLogin('failed');
}
