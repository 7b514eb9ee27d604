import {
  health,
  healthAnswer,
  healthLive,
  healthLiveAnswer,
  healthReady,
  retryAfterUnavailable,
} from '@jalon/api-client/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/database.ts';
import { errorAnswers } from '../server/error-answers.ts';
import { CallRefused } from '../server/errors.ts';

export interface HealthOptions {
  readonly database: Database;
  /** Aborted as soon as the process is told to end. */
  readonly leaving: AbortSignal;
}

/** Says whether the process lives, and whether it can do its work. The tables are up to date before it listens. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database, leaving }) => {
  app.route({
    method: healthLive.method,
    url: healthLive.path,
    schema: {
      summary: 'Whether the process answers',
      tags: ['health'],
      response: { 200: healthLiveAnswer },
    },
    handler: async () => ({ status: 'ok' as const }),
  });

  for (const { method, path } of [health, healthReady]) {
    app.route({
      method,
      url: path,
      schema: {
        summary: 'Whether the API and its database answer, and the process is not about to end',
        tags: ['health'],
        response: { 200: healthAnswer, ...errorAnswers('unavailable') },
      },
      handler: async () => {
        if (leaving.aborted) throw new CallRefused('unavailable', { retryAfter: retryAfterUnavailable });
        await database.ping();
        return { status: 'ok' as const, database: 'ok' as const };
      },
    });
  }
};
