import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  endSessions,
  endSessionsRequest,
  listSessions,
  type MemberSessions,
  type SessionsEnded,
} from '../../contract/index.ts';
import { readFields } from '../read-fields.ts';
import { refuse } from '../refuse.ts';
import { endSessions as end, sessionOf, sessionsBeside } from './mock-accounts.ts';
import { mockMembers } from './mock-members.ts';
import type { MockMemberOptions } from './sign-in-handlers.ts';

/** Handlers that list and end the signed-in member's sessions like the API. */
export function createSessionHandlers({
  members = mockMembers,
  baseUrl = '*',
}: MockMemberOptions = {}): HttpHandler[] {
  return [
    http.get(baseUrl + listSessions.path, ({ request, cookies }) => {
      const own = sessionOf(request, cookies);
      if (!own) return refuse({ code: 'unauthenticated' });
      const { username = '' } = members.find(({ memberNumber }) => memberNumber === own.memberNumber) ?? {};
      const sessions = sessionsBeside(own).map(({ id, signedInAt }) => ({
        id,
        browser: 'Firefox',
        system: 'Windows',
        signedInAt,
        lastSeenAt: signedInAt,
        current: id === own.id,
      }));
      return HttpResponse.json({ username, sessions } satisfies MemberSessions);
    }),
    http.post(baseUrl + endSessions.path, async ({ request, cookies }) => {
      const own = sessionOf(request, cookies);
      if (!own) return refuse({ code: 'unauthenticated' });
      const { fields, refusal } = await readFields(endSessionsRequest, request);
      if (refusal) return refuse(refusal);
      const ended = end(own, fields.session);
      return HttpResponse.json({ status: 'success', ended } satisfies SessionsEnded);
    }),
  ];
}
