import { getMember, getMemberQuery, memberSource } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { signedInOnly } from '../../platform/server/openapi.ts';
import type { Sessions } from '../auth/index.ts';
import { clubDollarsOf } from './club-dollars.ts';
import type { MemberDirectory } from './member-directory.ts';

export interface MemberOptions {
  readonly database: Pick<Database, 'db'>;
  readonly directory: MemberDirectory;
  readonly sessions: Pick<Sessions, 'requireSession'>;
}

/** Adds the route of the signed-in member's own data. */
export function memberRoutes(app: FastifyInstance, { database, directory, sessions }: MemberOptions): void {
  contractRoute(app, getMember, {
    summary: 'The signed-in member',
    description:
      'By the cookie of the sign-in, or by `Authorization: Bearer`; only for the token’s own member number.',
    tags: ['members'],
    security: signedInOnly,
    query: getMemberQuery,
    answer: memberSource,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'invalid_fields', 'upstream_failed', 'unavailable'],
    // Before the query is parsed: a missing token is reported first.
    onRequest: async (request) => {
      await sessions.requireSession(request);
    },
    handler: async ({ query: { memberNumber }, request }) => {
      const session = await sessions.requireSession(request);
      if (memberNumber !== session.memberNumber) throw new ApiError('forbidden');
      const member = await directory.find(memberNumber);
      if (!member) throw new ApiError('not_found');
      const { reserved } = await clubDollarsOf(database, member);
      return reserved === 0 ? member : { ...member, dollarsReserves: reserved / 100 };
    },
  });
}
