import { health, healthAnswer } from '@jalon/api-client/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../database/database.ts';
import { errorAnswers } from '../server/error-answers.ts';

export interface HealthOptions {
  readonly database: Database;
}

/** Says whether the API can do its work. */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { database }) => {
  app.route({
    method: health.method,
    url: health.path,
    schema: {
      summary: 'Whether the API and its database answer',
      tags: ['health'],
      response: { 200: healthAnswer, ...errorAnswers('unavailable') },
    },
    handler: async () => {
      await database.ping();
      return { status: 'ok' as const, database: 'ok' as const };
    },
  });
};
