import { getMaintenance, maintenanceAnswer, maintenancePaths } from '@jalon/api-client/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { errorAnswers } from '../../platform/server/error-answers.ts';
import { maintenanceSince } from './maintenance.ts';

export interface MaintenanceOptions {
  readonly database: Database;
}

/** Says whether maintenance is on: the site asks before it opens its sign-in. */
export const maintenanceRoutes: FastifyPluginAsyncZod<MaintenanceOptions> = async (app, { database }) => {
  app.route({
    method: getMaintenance.method,
    url: getMaintenance.path,
    schema: {
      summary: 'Whether maintenance is on, and the page to send a visitor to then',
      tags: ['maintenance'],
      querystring: z.object({
        locale: z.optional(
          z
            .string()
            .register(z.globalRegistry, { description: '`fr`, `en` or `en-ca`; French for any other' }),
        ),
      }),
      response: { 200: maintenanceAnswer, ...errorAnswers('unavailable') },
    },
    // Any query has an answer: the schema is documentation.
    validatorCompiler: () => (value) => ({ value }),
    handler: async ({ query: { locale } }) => ({
      status: (await maintenanceSince(database)) ? ('on' as const) : ('off' as const),
      url: maintenancePaths[isEnglish(locale) ? 'en' : 'fr'],
    }),
  });
};

/** A name that is there twice comes as a list, whatever the schema says. */
function isEnglish(locale: unknown): boolean {
  return typeof locale === 'string' && ['en', 'en-ca'].includes(locale.toLowerCase());
}
