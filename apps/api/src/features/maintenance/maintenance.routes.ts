import { getMaintenance, maintenanceAnswer, type SiteLinks } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { maintenanceSince } from './maintenance.ts';

const description = '`fr`, `en` or `en-ca`; French for any other';

const maintenanceQuery = z.object({
  // Any value is accepted: a repeated parameter is parsed as a list.
  locale: z.catch(z.optional(z.string().register(z.globalRegistry, { description })), undefined),
});

/** Adds the route that tells whether maintenance is on; the site calls it before it opens its sign-in page. */
export function maintenanceRoutes(
  app: FastifyInstance,
  { database, links }: { readonly database: Database; readonly links: Pick<SiteLinks, 'maintenance'> },
): void {
  contractRoute(app, getMaintenance, {
    summary: 'Whether maintenance is on, and the page to show visitors then',
    tags: ['maintenance'],
    query: maintenanceQuery,
    answer: maintenanceAnswer,
    errors: ['unavailable'],
    handler: async ({ query: { locale = '' } }) => ({
      status: (await maintenanceSince(database)) ? ('on' as const) : ('off' as const),
      url: links.maintenance[['en', 'en-ca'].includes(locale.toLowerCase()) ? 'en' : 'fr'],
    }),
  });
}
