import {
  endingAnswer,
  endingByLinkRequest,
  endingLinkAnswer,
  endingLinkRequest,
  endingRequest,
  endingToken,
  endMembershipByLink,
  endMembership as endMembershipCall,
  getEnding,
  getEndingOfLink,
  requestEndingLink as requestLinkCall,
} from '@jalon/api-client/contract';
import type { MemberNumbers } from '@jalon/club';
import type { FastifyInstance } from 'fastify';
import { type CheckRate, keyLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOnly } from '../../../platform/server/openapi.ts';
import type { Sessions } from '../../auth/index.ts';
import type { MemberDirectory } from '../../members/index.ts';
import type { SettleOptions } from '../settle/settle-attempt.ts';
import { describeEnding, type EndMembershipOptions, endMembership, findEnding } from './end-membership.ts';
import { findLink, requestEndingLink } from './ending-links.ts';
import { endingNumber, findMembershipOf } from './ending-target.ts';

export interface EndingRouteOptions extends EndMembershipOptions, Pick<SettleOptions, 'outbox'> {
  readonly directory: MemberDirectory;
  readonly club: MemberNumbers;
  readonly sessions: Pick<Sessions, 'requireSession'>;
  /** Key of the hashes of typed numbers. */
  readonly secret: string;
  /** Limits the calls of a visitor. */
  readonly checkRate: CheckRate;
}

/** Maximum number of links for one number, and the period in seconds. */
const linksPerNumber = { points: 3, seconds: 3_600 };

const memberErrors = ['unauthenticated', 'forbidden', 'not_found', 'upstream_failed', 'unavailable'] as const;
const bodyErrors = ['too_many'] as const;
const linkErrors = [...bodyErrors, 'not_found', 'upstream_failed', 'unavailable'] as const;

const press = { seen: 'digest-of-what-the-person-saw', locale: 'fr' } as const;
const token = 'token-of-a-mailed-link';

/** Adds the routes that end a membership: of the signed-in member, and by a mailed link. */
export function endingRoutes(app: FastifyInstance, options: EndingRouteOptions): void {
  const { database, encryption, sessions, secret, club, checkRate, outbox } = options;
  const countLink = keyLimiter({ ...linksPerNumber, database, secret, counted: 'ending_links' });

  contractRoute(app, getEnding, {
    summary: 'What the end of the member’s membership would be, or was',
    description: 'Only for main members.',
    tags: ['members'],
    security: signedInOnly,
    answer: endingAnswer,
    errors: memberErrors,
    handler: async ({ request }) => {
      const { memberNumber } = await sessions.requireSession(request);
      const { target, enrolled } = await findMembershipOf(options, memberNumber);
      return { ending: (await findEnding(options, target, enrolled)) ?? missing() };
    },
  });

  contractRoute(app, endMembershipCall, {
    summary: 'Ends the member’s membership',
    description:
      'Refunds the days that are left the way they were paid, stops later payments, the agreement for bank debits and the renewal, and tells the membership system. `seen` is that of the answer that the member saw. Repeated, it answers the same.',
    tags: ['members'],
    security: signedInOnly,
    body: endingRequest,
    example: press,
    answer: endingAnswer,
    errors: [...memberErrors, ...bodyErrors],
    onRequest: checkRate,
    handler: async ({ request, readBody }) => {
      const { memberNumber } = await sessions.requireSession(request);
      const body = readBody();
      const found = await findMembershipOf(options, memberNumber);
      const { ending } = await endMembership(options, { ...found, ...body, endedBy: 'member' });
      outbox.wake();
      return { ending: await describeEnding(database, ending, encryption) };
    },
  });

  contractRoute(app, requestLinkCall, {
    summary: 'Asks for a link that ends a membership without signing in',
    description:
      'By a member number, or by the order number of a gift that was not accepted. The link is mailed and works once, for 60 minutes. The answer is the same, and takes the same time, for an unknown number.',
    tags: ['members'],
    body: endingLinkRequest,
    example: { number: '1000000017', locale: 'fr' },
    answer: endingLinkAnswer,
    errors: [...bodyErrors, 'unavailable'],
    onRequest: checkRate,
    handler: async ({ readBody }) => {
      const { number: typed, locale } = readBody();
      const number = endingNumber(typed, club);
      if (!/^[\dA-Z]{1,30}$/.test(number)) {
        throw new ApiError('invalid_fields', { errors: { number: 'invalid' } });
      }
      await countLink(number);
      await requestEndingLink(database, { number, locale });
      outbox.wake();
      return { status: 'success' as const };
    },
  });

  contractRoute(app, getEndingOfLink, {
    summary: 'What the end of a link’s membership would be, or was',
    description: 'Changes nothing. A post, so that no address has the token.',
    tags: ['members'],
    body: endingToken,
    example: { token },
    answer: endingAnswer,
    errors: linkErrors,
    onRequest: checkRate,
    handler: async ({ readBody }) => {
      const body = readBody();
      const { target, enrolled, endingId } = await findLink(options, body.token);
      return { ending: (await findEnding(options, target, enrolled, endingId)) ?? missing() };
    },
  });

  contractRoute(app, endMembershipByLink, {
    summary: 'Ends the membership of a mailed link',
    description: 'As for a signed-in member. The link works once; repeated, it answers the same.',
    tags: ['members'],
    body: endingByLinkRequest,
    example: { token, ...press },
    answer: endingAnswer,
    errors: linkErrors,
    onRequest: checkRate,
    handler: async ({ readBody }) => {
      const { token: given, ...body } = readBody();
      const { id: linkId, ...found } = await findLink(options, given);
      const { ending } = await endMembership(options, { ...found, ...body, endedBy: 'link', linkId });
      outbox.wake();
      return { ending: await describeEnding(database, ending, encryption) };
    },
  });
}

function missing(): never {
  throw new ApiError('not_found');
}
