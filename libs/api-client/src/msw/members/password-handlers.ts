import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  type AccountLink,
  changePassword,
  newAccountParameter,
  otherSessions,
  type PasswordAnswer,
  type PasswordResetAnswer,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  passwordTokenParameter,
  requestPasswordReset,
  resetPassword,
  type SiteLinks,
} from '../../contract/index.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { endSessions, passwordOf, sessionOf, setPassword } from './mock-accounts.ts';
import { mockMembers } from './mock-members.ts';
import type { MockMemberOptions } from './sign-in-handlers.ts';

/** The token of a mailed link that always works, for the first account. */
export const mockPasswordToken = 'mock-password-token';

/** The token of a new member’s link, which creates the first account. */
export const mockAccountToken = 'mock-account-token';

/** The link of {@link mockAccountToken}, in each language. */
export function mockAccountLink({ newPassword: { fr, en } }: Pick<SiteLinks, 'newPassword'>): AccountLink {
  const query = new URLSearchParams({
    [passwordTokenParameter]: mockAccountToken,
    [newAccountParameter]: '',
  });
  return { fr: `${fr}?${query}`, en: `${en}?${query}` };
}

/** Passwords that the mock API finds too easy. */
const easyPasswords = ['passwordpassword', '123456789012345'];

/** Handlers that change passwords like the API. */
export function createPasswordHandlers({
  members = mockMembers,
  baseUrl = '*',
}: MockMemberOptions = {}): HttpHandler[] {
  return [
    http.post(baseUrl + changePassword.path, async ({ request, cookies }) => {
      const own = sessionOf(request, cookies);
      if (!own) return refuse({ code: 'unauthenticated' });
      const { fields, refusal } = await readFields(passwordChange, request);
      if (refusal) return refuse(refusal);
      const member = members.find(({ memberNumber }) => memberNumber === own.memberNumber);
      if (!member || passwordOf(members, member) !== fields.currentPassword) {
        return refuse({ code: 'invalid_fields', errors: { currentPassword: 'incorrect' } });
      }
      if (easyPasswords.includes(fields.newPassword)) return refuse(tooEasy);
      setPassword(members, member, fields.newPassword);
      endSessions(own, otherSessions);
      return success();
    }),
    http.post(baseUrl + requestPasswordReset.path, async ({ request }) => {
      const { fields, refusal } = await readFields(passwordResetRequest, request);
      if (refusal) return refuse(refusal);
      if (fields.username.trim() !== '') return success();
      return refuse({ code: 'invalid_fields', errors: { username: 'required' } });
    }),
    http.post(baseUrl + resetPassword.path, async ({ request }) => {
      const { fields, refusal } = await readFields(passwordReset, request);
      if (refusal) return refuse(refusal);
      const [member] = members;
      const isFirst = fields.token === mockAccountToken;
      if (!member || !(isFirst || fields.token === mockPasswordToken)) {
        return refuse({ code: 'invalid_fields', errors: { token: 'expired' } });
      }
      if (easyPasswords.includes(fields.newPassword)) return refuse(tooEasy);
      setPassword(members, member, fields.newPassword);
      const { username } = member;
      return HttpResponse.json({
        status: 'success',
        ...(isFirst && { username }),
      } satisfies PasswordResetAnswer);
    }),
  ];
}

const tooEasy = { code: 'invalid_fields', errors: { newPassword: 'tooEasy' } } as const;

function success(): Response {
  return HttpResponse.json({ status: 'success' } satisfies PasswordAnswer);
}
