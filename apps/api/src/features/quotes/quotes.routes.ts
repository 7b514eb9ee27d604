import { createQuote, type QuoteRequest, quoteAnswer, quoteRequest } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import { readBody } from '../../platform/server/read-body.ts';
import type { Sessions } from '../auth/index.ts';
import { memberFlows, type PricingOptions, priceRequest, referringNumber } from './price-request.ts';
import type { QuoteSettings } from './quotes.settings.ts';
import { deleteOldQuotes, quoteStore } from './quotes.ts';

export interface QuoteOptions extends PricingOptions {
  readonly settings: QuoteSettings;
  readonly sessions: Pick<Sessions, 'requireSession'>;
  /** Key of the hashes of visitors' addresses. */
  readonly secret: string;
  /** Whether this process also deletes old quotes. */
  readonly worker: boolean;
}

const example: QuoteRequest = {
  flow: 'register',
  codeOptionAdhesion: 'PLUS',
  termSelected: 'annual',
  indOptionVR: true,
  additionalMembers: [{ indOptionVR: false }],
  promoCode: 'BIENVENUE',
};

/** Adds the route that prices a checkout. */
export function registerQuotes(app: FastifyInstance, options: QuoteOptions): void {
  const { database, settings, sessions, secret, worker, club } = options;
  const checkRate = rateLimiter({ ...settings.rateLimit, database, secret, counted: 'quotes' });
  const storeQuote = quoteStore(database);

  contractRoute(app, createQuote, {
    summary: 'The price of a checkout, with taxes and payments',
    description:
      'Stored, and valid for 30 minutes. The flows `modify-my-membership` and `renewal` need the session of the main member.',
    tags: ['checkout'],
    security: signedInOrNot,
    body: quoteRequest.check(z.meta({ examples: [example] })),
    answer: quoteAnswer,
    errors: [
      'invalid_body',
      'unauthenticated',
      'forbidden',
      'foreign_origin',
      'not_found',
      'too_large',
      'unsupported_type',
      'invalid_fields',
      'too_many',
      'upstream_failed',
      'unavailable',
    ],
    onRequest: checkRate,
    handler: async ({ request: call }) => {
      const request = readBody(quoteRequest, call.body);
      const memberNumber = memberFlows.includes(request.flow)
        ? (await sessions.requireSession(call)).memberNumber
        : undefined;
      const priced = await priceRequest(options, request, memberNumber);
      // Stores normalised values in place of the typed text: PostgreSQL rejects some characters.
      const stored = {
        ...request,
        promoCode: priced.promoCode,
        noMembreRecommande: referringNumber(request.noMembreRecommande, club),
      };
      return { quote: await storeQuote({ request: stored, priced, memberNumber }) };
    },
  });

  if (!worker) return;
  everyHour(app, {
    failure: 'old quotes could not be deleted',
    work: () => deleteOldQuotes(database),
  });
}
