import { type HttpHandler, HttpResponse, http } from 'msw';
import { getMember, getMemberQuery, type MemberSource } from '../../contract/index.ts';
import { readQuery } from '../read-query.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from './mock-accounts.ts';
import { type MockMember, mockMembers } from './mock-members.ts';
import type { MockMemberOptions } from './sign-in-handlers.ts';

/** Handlers that return the details of the signed-in member like the API. */
export function createMemberHandlers({
  members = mockMembers,
  baseUrl = '*',
}: MockMemberOptions = {}): HttpHandler[] {
  return [http.get(baseUrl + getMember.path, (asked) => answerMember(members, asked))];
}

interface Asked {
  readonly request: Request;
  readonly cookies: Readonly<Record<string, string>>;
}

function answerMember(members: readonly MockMember[], { request, cookies }: Asked): Response {
  const own = sessionOf(request, cookies)?.memberNumber;
  if (own === undefined) return refuse({ code: 'unauthenticated' });
  const { query, refusal } = readQuery(getMemberQuery, request);
  if (refusal) return refusal;
  if (query.memberNumber !== own) return refuse({ code: 'forbidden' });
  const member = members.find(({ memberNumber }) => memberNumber === own);
  if (!member?.source) return refuse({ code: 'not_found' });
  return HttpResponse.json(member.source satisfies MemberSource);
}
