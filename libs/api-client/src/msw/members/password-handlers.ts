import type { HttpHandler } from 'msw';
import {
  type AccountLink,
  changePassword,
  newAccountParameter,
  otherSessions,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  passwordTokenParameter,
  requestPasswordReset,
  resetPassword,
  type SiteLinks,
} from '../../contract/index.ts';
import { endSessions, passwordOf, setPassword } from '../accounts/mock-accounts.ts';
import { type MockMember, mockMembers } from '../accounts/mock-members.ts';
import { handlerAt, invalid, success } from '../handle.ts';
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
  const on = handlerAt(baseUrl);
  return [
    on(changePassword, async (asked) => {
      const own = asked.session();
      const { currentPassword, newPassword } = await asked.fields(passwordChange);
      const member = members.find(({ memberNumber }) => memberNumber === own.memberNumber);
      if (!member || passwordOf(members, member) !== currentPassword) {
        throw invalid({ currentPassword: 'incorrect' });
      }
      choose(member, newPassword);
      endSessions(own, otherSessions);
      return success;
    }),
    on(requestPasswordReset, async (asked) => {
      const { username } = await asked.fields(passwordResetRequest);
      if (username.trim() === '') throw invalid({ username: 'required' });
      return success;
    }),
    on(resetPassword, async (asked) => {
      const { token, newPassword } = await asked.fields(passwordReset);
      const [member] = members;
      const isFirst = token === mockAccountToken;
      if (!member || !(isFirst || token === mockPasswordToken)) throw invalid({ token: 'expired' });
      choose(member, newPassword);
      return { ...success, ...(isFirst && { username: member.username }) };
    }),
  ];

  function choose(member: MockMember, password: string) {
    if (easyPasswords.includes(password)) throw invalid({ newPassword: 'tooEasy' });
    setPassword(members, member, password);
  }
}
