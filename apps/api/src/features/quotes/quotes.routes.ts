import {
  createQuote,
  type ErrorCode,
  previewQuote,
  type QuoteRequest,
  quoteAnswer,
  quoteRequest,
} from '@jalon/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import { readBody } from '../../platform/server/read-body.ts';
import type { Sessions } from '../auth/index.ts';
import { previewOf } from './preview.ts';
import { memberFlows, type PricingOptions, priceRequest } from './price-request.ts';
import type { QuoteSettings } from './quotes.settings.ts';
import { deleteOldQuotes, type NewQuote, quoteStore } from './quotes.ts';

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

const errors = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'too_many',
  'upstream_failed',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Adds the routes that price a checkout. */
export function registerQuotes(app: FastifyInstance, options: QuoteOptions): void {
  const { database, settings, sessions, secret, worker } = options;
  const checkRate = rateLimiter({ ...settings.rateLimit, database, secret, counted: 'quotes' });
  const storeQuote = quoteStore(options);
  const shared = {
    tags: ['checkout'],
    security: signedInOrNot,
    body: quoteRequest.check(z.meta({ examples: [example] })),
    answer: quoteAnswer,
    errors,
    onRequest: checkRate,
  };

  contractRoute(app, createQuote, {
    ...shared,
    summary: 'The price of a checkout, with taxes and payments',
    description:
      'Stored, and valid for 30 minutes. The flows `modify-my-membership` and `renewal` need the session of the main member.',
    handler: async ({ request }) => ({ quote: await storeQuote(await price(request)) }),
  });

  contractRoute(app, previewQuote, {
    ...shared,
    summary: 'The price of a checkout, not stored',
    description:
      'Its `id` is a digest of what the person sees: the same price has the same id. Same requests as `POST /api/quotes`.',
    handler: async ({ request }) => ({ quote: previewOf((await price(request)).priced) }),
  });

  async function price(call: FastifyRequest): Promise<NewQuote> {
    const request = readBody(quoteRequest, call.body);
    const memberNumber = memberFlows.includes(request.flow)
      ? (await sessions.requireSession(call)).memberNumber
      : undefined;
    return { request, priced: await priceRequest(options, request, memberNumber), memberNumber };
  }

  if (!worker) return;
  everyHour(app, {
    failure: 'old quotes could not be deleted',
    work: () => deleteOldQuotes(database),
  });
}
