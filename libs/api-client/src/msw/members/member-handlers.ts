import type { HttpHandler } from 'msw';
import { getMember, getMemberQuery } from '../../contract/index.ts';
import { mockMembers } from '../accounts/mock-members.ts';
import { handlerAt, Refused } from '../handle.ts';
import type { MockMemberOptions } from './sign-in-handlers.ts';

/** Handlers that return the details of the signed-in member like the API. */
export function createMemberHandlers({
  members = mockMembers,
  baseUrl = '*',
}: MockMemberOptions = {}): HttpHandler[] {
  return [
    handlerAt(baseUrl)(getMember, (asked) => {
      const own = asked.session().memberNumber;
      if (asked.query(getMemberQuery).memberNumber !== own) throw new Refused('forbidden');
      const member = members.find(({ memberNumber }) => memberNumber === own);
      if (!member?.source) throw new Refused('not_found');
      return member.source;
    }),
  ];
}
