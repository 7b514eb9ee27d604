import { getMembershipPrices, membershipPrices, pricesCacheControl } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { membershipPricesOn } from './price-list.ts';

/** Adds the route of the price list: the prices of today, the same for everyone. */
export function priceRoutes(app: FastifyInstance, { database }: { readonly database: Database }): void {
  contractRoute(app, getMembershipPrices, {
    summary: 'The prices of all membership types and options today',
    description: 'In cents, before taxes. A type or a term without a price is not sold.',
    tags: ['memberships'],
    answer: membershipPrices,
    errors: ['unavailable'],
    handler: async ({ reply }) => {
      const date = dayInQuebec();
      const listed = await membershipPricesOn(database, date);
      reply.header('cache-control', pricesCacheControl);
      return { date, ...listed };
    },
  });
}
