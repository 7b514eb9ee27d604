import {
  addressSuggestions,
  findAddresses,
  findAddressesQuery,
  minimumSearchLength,
  retrieveAddress,
  retrieveAddressQuery,
  retrievedAddresses,
} from '@jalon/api-client/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { RateLimit } from '../../platform/config/environment.ts';
import type { Database } from '../../platform/database/database.ts';
import { errorAnswers } from '../../platform/server/error-answers.ts';
import { CallRefused } from '../../platform/server/errors.ts';
import { processRateLimiter, rateLimiter } from '../../platform/server/rate-limit.ts';
import { readQuery } from '../../platform/server/read-query.ts';
import type { AddressDirectory } from './address-directory.ts';

/** Characters of a search that count: an address has no more (forms spec §9). */
const searchLength = 100;

export interface AddressOptions {
  readonly directory: AddressDirectory;
  readonly database: Database;
  /** Of addresses retrieved by one visitor. */
  readonly rateLimit: RateLimit;
  /** Of one visitor's searches. */
  readonly searchRateLimit: RateLimit;
  /** Keys the hashes of visitors' addresses. */
  readonly secret: string;
}

/** Suggestions for what is typed into an address field, and the address that is picked. */
export const addressRoutes: FastifyPluginAsyncZod<AddressOptions> = async (app, options) => {
  const { directory, database, rateLimit, searchRateLimit, secret } = options;
  const limiter = (limit: RateLimit, counted: string) =>
    directory.mayBill
      ? rateLimiter({ ...limit, database, secret, counted })
      : processRateLimiter({ ...limit, secret });
  const checkRate = limiter(rateLimit, 'addresses');
  const checkSearchRate = limiter(searchRateLimit, 'address_searches');
  // The handlers read the query themselves, for errors in the contract's shape; here it is documentation.
  const validatorCompiler = () => (value: unknown) => ({ value });

  app.route({
    method: findAddresses.method,
    url: findAddresses.path,
    schema: {
      summary: 'Addresses for what was typed so far',
      description: `Nothing is suggested for fewer than ${minimumSearchLength} characters. An item whose \`Next\` is \`Find\` holds several addresses: its \`Id\` as \`last-id\` lists them.`,
      tags: ['addresses'],
      querystring: findAddressesQuery,
      response: {
        200: addressSuggestions,
        ...errorAnswers('invalid_fields', 'too_many', 'upstream_failed', 'unavailable'),
      },
    },
    validatorCompiler,
    onRequest: checkSearchRate,
    handler: async (request) => {
      const query = readQuery(findAddressesQuery, request);
      const text = cleaned(query['search-param']);
      const within = query['last-id'];
      if (!within && text.length < minimumSearchLength) return { Items: [] };
      return { Items: await directory.find({ text, within, language: query['language-preference'] }) };
    },
  });

  app.route({
    method: retrieveAddress.method,
    url: retrieveAddress.path,
    schema: {
      summary: 'The address of a suggestion',
      description: 'One item, in the language that is asked for when the address has it.',
      tags: ['addresses'],
      querystring: retrieveAddressQuery,
      response: {
        200: retrievedAddresses,
        ...errorAnswers('not_found', 'invalid_fields', 'too_many', 'upstream_failed', 'unavailable'),
      },
    },
    validatorCompiler,
    onRequest: checkRate,
    handler: async (request) => {
      const query = readQuery(retrieveAddressQuery, request);
      const address = await directory.retrieve(query['retrieved-id'], query['language-preference']);
      if (!address) throw new CallRefused('not_found');
      return { Items: [address] };
    },
  });
};

/** What was typed, without what no keyboard types, in one form of each letter. */
function cleaned(text: string): string {
  return text
    .slice(0, searchLength * 4)
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, searchLength)
    .toWellFormed();
}
