import {
  endSessions,
  endSessionsRequest,
  listSessions,
  memberSessions,
  otherSessions,
  sessionsEnded,
} from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { signedInOnly } from '../../../platform/server/openapi.ts';
import type { Sessions } from './session.ts';

/** Adds the routes with which a member sees and ends their sessions. */
export function sessionRoutes(app: FastifyInstance, sessions: Sessions): void {
  contractRoute(app, listSessions, {
    summary: 'The signed-in member’s sessions',
    description: 'One for each sign-in that has neither expired nor ended, nor been idle for too long.',
    tags: ['login'],
    security: signedInOnly,
    answer: memberSessions,
    errors: ['unauthenticated', 'unavailable'],
    handler: async ({ request, reply }) => {
      const current = await sessions.requireSession(request);
      const rows = await sessions.list(current.username);
      reply.header('cache-control', 'no-store');
      return {
        username: current.username,
        sessions: rows
          .map(({ id, browser, system, signedInAt, lastSeenAt }) => ({
            id,
            browser,
            system,
            signedInAt: signedInAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
            current: id === current.id,
          }))
          .sort((one, other) => Number(other.current) - Number(one.current)),
      };
    },
  });

  contractRoute(app, endSessions, {
    summary: 'Ends a session of the signed-in member, or every other one',
    description:
      'Every process refuses the tokens of an ended session at once. A session that has already ended counts as a success.',
    tags: ['login'],
    security: signedInOnly,
    body: endSessionsRequest,
    example: { session: otherSessions },
    answer: sessionsEnded,
    errors: ['unauthenticated', 'unavailable'],
    handler: async ({ request, readBody }) => {
      const current = await sessions.requireSession(request);
      const { session } = readBody();
      const which = session === otherSessions ? { except: current.id } : { only: session };
      return { status: 'success' as const, ended: await sessions.end(current.username, which) };
    },
  });
}
