import { type DelayMode, delay, type HttpHandler, HttpResponse, http } from 'msw';
import { getMember, getMemberQuery, type MemberSource, retryAfterUnavailable } from '../../contract/index.ts';
import { readQuery } from '../read-query.ts';
import { refuse } from '../refuse.ts';
import { sessionOf } from './mock-accounts.ts';
import { type MockMember, mockMembers } from './mock-members.ts';
import type { MockMemberOptions } from './sign-in-handlers.ts';

/** Handlers that return the details of the signed-in member like the API. */
export function createMemberHandlers(options: MockMemberOptions = {}): HttpHandler[] {
  return handlers(options, (answer) => answer());
}

/**
 * Handlers for rare states. `slow` answers after `slowFor` milliseconds (default: never); `unauthenticated` rejects
 * every token (401); `upstreamFailed` got an unreadable answer from the membership system (502); `unavailable` has no
 * membership system or database (503).
 */
export function createMemberStateHandlers(
  options: MockMemberOptions & { readonly slowFor?: DelayMode | number } = {},
) {
  return {
    slow: handlers(options, async (answer) => {
      await delay(options.slowFor ?? 'infinite');
      return answer();
    }),
    unauthenticated: handlers(options, () => refuse({ code: 'unauthenticated' })),
    upstreamFailed: handlers(options, () => refuse({ code: 'upstream_failed' })),
    unavailable: handlers(options, () => refuse({ code: 'unavailable' }, retryAfterUnavailable)),
  } satisfies Record<string, HttpHandler[]>;
}

function handlers(
  { members = mockMembers, baseUrl = '*' }: MockMemberOptions,
  around: (answer: () => Response) => Response | Promise<Response>,
): HttpHandler[] {
  return [http.get(baseUrl + getMember.path, (asked) => around(() => answerMember(members, asked)))];
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
