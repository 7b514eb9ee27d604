import type { HttpHandler } from 'msw';
import { endSessions, endSessionsRequest, listSessions } from '../../contract/index.ts';
import { endSessions as end, sessionsBeside } from '../accounts/mock-accounts.ts';
import { mockMembers } from '../accounts/mock-members.ts';
import { handlerAt, success } from '../handle.ts';
import type { MockMemberOptions } from './sign-in-handlers.ts';

/** Handlers that list and end the signed-in member's sessions like the API. */
export function createSessionHandlers({
  members = mockMembers,
  baseUrl = '*',
}: MockMemberOptions = {}): HttpHandler[] {
  const on = handlerAt(baseUrl);
  return [
    on(listSessions, (asked) => {
      const own = asked.session();
      const { username = '' } = members.find(({ memberNumber }) => memberNumber === own.memberNumber) ?? {};
      const sessions = sessionsBeside(own).map(({ id, signedInAt }) => ({
        id,
        browser: 'Firefox',
        system: 'Windows',
        signedInAt,
        lastSeenAt: signedInAt,
        current: id === own.id,
      }));
      return { username, sessions };
    }),
    on(endSessions, async (asked) => {
      const own = asked.session();
      const { session } = await asked.fields(endSessionsRequest);
      return { ...success, ended: end(own, session) };
    }),
  ];
}
