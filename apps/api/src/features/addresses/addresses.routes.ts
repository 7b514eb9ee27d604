import {
  addressSuggestions,
  findAddresses,
  findAddressesQuery,
  minimumSearchLength,
  retrieveAddress,
  retrieveAddressQuery,
  retrievedAddresses,
} from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../platform/database/store.ts';
import type { RateLimit } from '../../platform/rate-limit/rate-limit.settings.ts';
import { processRateLimiter, rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import type { AddressSettings } from './addresses.settings.ts';
import { canadaPostDirectory } from './canada-post.ts';
import { dataSetDirectory } from './embedded-directory.ts';

/** Maximum characters of a search that are used; addresses are shorter. */
const searchLength = 100;

export interface AddressOptions {
  readonly store: Pick<Store, 'database' | 'secret'>;
  readonly settings: AddressSettings;
}

/** Adds the suggestions for an address field, and the address of a suggestion. */
export function registerAddresses(
  app: FastifyInstance,
  { store: { database, secret }, settings }: AddressOptions,
): void {
  const { rateLimit, searchRateLimit, canadaPost } = settings;
  const directory = canadaPost ? canadaPostDirectory(canadaPost) : dataSetDirectory();
  const limiter = (limit: RateLimit, counted: string) =>
    directory.mayBill
      ? rateLimiter({ ...limit, database, secret, counted })
      : processRateLimiter({ ...limit, secret });

  contractRoute(app, findAddresses, {
    summary: 'Addresses for what was typed so far',
    description: `Nothing is suggested for fewer than ${minimumSearchLength} characters. An item whose \`Next\` is \`Find\` holds several addresses: its \`Id\` as \`last-id\` lists them.`,
    tags: ['addresses'],
    query: findAddressesQuery,
    answer: addressSuggestions,
    errors: ['invalid_fields', 'too_many', 'upstream_failed', 'unavailable'],
    onRequest: limiter(searchRateLimit, 'address_searches'),
    handler: async ({ query }) => {
      const text = cleaned(query['search-param']);
      const within = query['last-id'];
      if (!within && text.length < minimumSearchLength) return { Items: [] };
      return { Items: await directory.find({ text, within, language: query['language-preference'] }) };
    },
  });

  contractRoute(app, retrieveAddress, {
    summary: 'The address of a suggestion',
    description: 'One item, in the requested language when the address has it.',
    tags: ['addresses'],
    query: retrieveAddressQuery,
    answer: retrievedAddresses,
    errors: ['not_found', 'invalid_fields', 'too_many', 'upstream_failed', 'unavailable'],
    onRequest: limiter(rateLimit, 'addresses'),
    handler: async ({ query }) => {
      const address = await directory.retrieve(query['retrieved-id'], query['language-preference']);
      if (!address) throw new ApiError('not_found');
      return { Items: [address] };
    },
  });
}

/** Typed text in NFC, without control characters or repeated spaces. */
function cleaned(text: string): string {
  return text
    .slice(0, searchLength * 4)
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, searchLength)
    .toWellFormed();
}
