import {
  health,
  healthAnswer,
  healthLive,
  healthLiveAnswer,
  healthReady,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { contractRoute } from '../server/contract-route.ts';
import { ApiError } from '../server/errors.ts';
import { databaseCheck } from './check-database.ts';

export interface HealthOptions {
  readonly database: Database;
  /** Aborted when the process receives a stop signal. */
  readonly shutdownSignal: AbortSignal;
}

/** Adds the routes for liveness and readiness. */
export function healthRoutes(app: FastifyInstance, { database, shutdownSignal }: HealthOptions): void {
  const checkDatabase = databaseCheck(database);
  contractRoute(app, healthLive, {
    summary: 'Whether the process answers',
    tags: ['health'],
    answer: healthLiveAnswer,
    errors: [],
    handler: async () => ({ status: 'ok' as const }),
  });

  for (const call of [health, healthReady]) {
    contractRoute(app, call, {
      summary: 'Whether the API answers, its database can store, and the process is not stopping',
      tags: ['health'],
      answer: healthAnswer,
      errors: ['unavailable'],
      handler: async () => {
        if (shutdownSignal.aborted) {
          throw new ApiError('unavailable', { retryAfter: retryAfterUnavailable });
        }
        await checkDatabase();
        return { status: 'ok' as const, database: 'ok' as const };
      },
    });
  }
}
