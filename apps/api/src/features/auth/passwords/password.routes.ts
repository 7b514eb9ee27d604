import {
  changePassword,
  type ErrorCode,
  passwordAnswer,
  passwordChange,
  passwordReset,
  passwordResetAnswer,
  passwordResetRequest,
  requestPasswordReset,
  resetPassword,
  usernameMaxLength,
} from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../../platform/database/store.ts';
import type { OriginCheck } from '../../../platform/origins/origin-check.ts';
import { keyLimiter, rateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOnly } from '../../../platform/server/openapi.ts';
import {
  addAccount,
  authenticate,
  memberNumberOf,
  replacePasswordHash,
  setPasswordHash,
  typedAccountName,
} from '../accounts.ts';
import type { LimitAttempts } from '../attempts.ts';
import type { AuthSettings } from '../auth.settings.ts';
import type { Sessions } from '../sessions/session.ts';
import { hashPassword } from './password.ts';
import { addPasswordNotice } from './password-notice.ts';
import { dropResets, linkOfToken, requestReset, useToken } from './password-reset.ts';
import { isTooEasy } from './password-strength.ts';

export interface PasswordRouteOptions {
  readonly store: Pick<Store, 'database' | 'secret'>;
  readonly settings: AuthSettings;
  readonly club: ClubConfig;
  readonly sessions: Sessions;
  readonly checkOrigin: OriginCheck;
  readonly limited: LimitAttempts;
  readonly emailOf: (memberNumber: string) => Promise<string | undefined>;
  /** Called when a message waits to be sent. */
  readonly onMessage: () => void;
}

/** Maximum number of links for one account, and the period in seconds. */
const linksPerAccount = { points: 3, seconds: 3_600 };

const writeErrors = ['too_many', 'unavailable'] as const satisfies readonly ErrorCode[];

/** Adds the routes that change a password, with the current one or with a mailed link. */
export function passwordRoutes(app: FastifyInstance, options: PasswordRouteOptions): void {
  const { store, settings, club, sessions, checkOrigin, limited, emailOf, onMessage } = options;
  const { database, secret } = store;
  const limit = (counted: string, rate = settings.rateLimit) =>
    rateLimiter({ ...rate, database, secret, counted });
  const countLink = keyLimiter({ ...linksPerAccount, database, secret, counted: 'password_links' });

  async function checkStrength(
    newPassword: string,
    { username, memberNumber }: { readonly username: string; readonly memberNumber?: string | null },
  ): Promise<void> {
    const number = memberNumber ?? (await memberNumberOf(database, username));
    const words = [...Object.values(club.name), (await addressOf(number)) ?? ''];
    if (await isTooEasy(newPassword, username, words)) {
      throw new ApiError('invalid_fields', { errors: { newPassword: 'tooEasy' } });
    }
  }

  /** A password must not be refused because the membership system is unavailable. */
  async function addressOf(memberNumber: string | undefined): Promise<string | undefined> {
    return memberNumber === undefined ? undefined : emailOf(memberNumber).catch(() => undefined);
  }

  const checkChanges = limit('password_changes');
  contractRoute(app, changePassword, {
    summary: 'Changes the signed-in member’s password',
    description:
      'Ends every other session, and tells the member by mail. A wrong current password counts like a failed sign-in. `tooEasy` is the error of a new password that is soon guessed.',
    tags: ['login'],
    security: signedInOnly,
    body: passwordChange,
    example: {
      currentPassword: 'jalon-demonstration',
      newPassword: 'quatre mots pris au hasard',
      locale: 'fr',
    },
    answer: passwordAnswer,
    errors: [...writeErrors, 'unauthenticated'],
    onRequest: async (request) => {
      await sessions.requireSession(request);
      await checkChanges(request);
    },
    handler: async ({ request, readBody }) => {
      const { id, username } = await sessions.requireSession(request);
      const { currentPassword, newPassword, locale } = readBody();
      const own = { username, password: currentPassword };
      const incorrect = new ApiError('invalid_fields', { errors: { currentPassword: 'incorrect' } });
      const account = await limited(username, request, () => authenticate(database, own));
      if (!account) throw incorrect;
      await checkStrength(newPassword, { username });
      const passwordHash = await hashPassword(newPassword);
      await sessions.end(username, { except: id }, async (transaction) => {
        const change = { username, verified: account.passwordHash, passwordHash };
        if (!(await replacePasswordHash(transaction, change))) throw incorrect;
        await dropResets(transaction, username);
        await addPasswordNotice(transaction, { username, locale });
      });
      onMessage();
      return { status: 'success' as const };
    },
  });

  contractRoute(app, requestPasswordReset, {
    summary: 'Asks for a link that sets a new password',
    description:
      'The link is mailed to the member and works once, for 30 minutes. For the number of a member without an account it creates one, and works for 24 hours. The answer is the same, and takes the same time, for a username without an account.',
    tags: ['login'],
    body: passwordResetRequest,
    example: { username: 'zoe.cote', locale: 'fr' },
    answer: passwordAnswer,
    errors: writeErrors,
    onRequest: [
      async (request) => checkOrigin(request),
      limit('password_link_calls', settings.linkRateLimit),
    ],
    handler: async ({ readBody }) => {
      const { username: typed, locale } = readBody();
      const username = typedAccountName(typed, club);
      if (username === '') throw new ApiError('invalid_fields', { errors: { username: 'required' } });
      await countLink(username);
      if (username.length <= usernameMaxLength) await requestReset(database, { username, locale });
      onMessage();
      return { status: 'success' as const };
    },
  });

  contractRoute(app, resetPassword, {
    summary: 'Sets a password with the token of a link',
    description:
      'Ends every session of the account, and tells the member by mail. The link of a new member creates the account, whose username is in the answer. A token that is unknown, used or too old has the error `expired`.',
    tags: ['login'],
    body: passwordReset,
    example: { token: 'dG9rZW4', newPassword: 'quatre mots pris au hasard' },
    answer: passwordResetAnswer,
    errors: writeErrors,
    onRequest: [async (request) => checkOrigin(request), limit('password_resets')],
    handler: async ({ readBody }) => {
      const { token, newPassword } = readBody();
      const expired = new ApiError('invalid_fields', { errors: { token: 'expired' } });
      const link = await linkOfToken(database, token);
      if (!link) throw expired;
      const { username, memberNumber } = link;
      await checkStrength(newPassword, link);
      const passwordHash = await hashPassword(newPassword);
      const isFirst = memberNumber !== null;
      await sessions.end(username, {}, async (transaction) => {
        const used = await useToken(transaction, token);
        if (!used) throw expired;
        // A link for a new member never changes an account that exists.
        if (isFirst && !(await addAccount(transaction, { memberNumber, passwordHash }))) throw expired;
        if (!isFirst) await setPasswordHash(transaction, username, passwordHash);
        await dropResets(transaction, username);
        await addPasswordNotice(transaction, { username, locale: used.locale, isFirst });
      });
      onMessage();
      return { status: 'success' as const, ...(isFirst && { username }) };
    },
  });
}
