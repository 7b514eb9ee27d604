import { previewQuote, type QuoteRequest, quoteAnswer, quoteRequest } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import type { Sessions } from '../auth/index.ts';
import { previewOf } from './preview.ts';
import { memberFlows, type PricingOptions, priceRequest } from './price-request.ts';
import type { QuoteSettings } from './quotes.settings.ts';

export interface QuoteOptions extends PricingOptions {
  readonly settings: QuoteSettings;
  readonly sessions: Pick<Sessions, 'requireSession'>;
  /** Key of the hashes of visitors' addresses. */
  readonly secret: string;
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
  const { database, settings, sessions, secret } = options;
  contractRoute(app, previewQuote, {
    summary: 'The price of a checkout, with taxes and payments',
    description:
      'Stores nothing. Its `id` is a digest of what the person sees: the same price has the same id. The flows `modify-my-membership` and `renewal` need the session of the main member.',
    tags: ['checkout'],
    security: signedInOrNot,
    body: quoteRequest,
    example,
    answer: quoteAnswer,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many', 'upstream_failed', 'unavailable'],
    onRequest: rateLimiter({ ...settings.rateLimit, database, secret, counted: 'quotes' }),
    handler: async ({ request: call, readBody }) => {
      const request = readBody();
      const memberNumber = memberFlows.includes(request.flow)
        ? (await sessions.requireSession(call)).memberNumber
        : undefined;
      return { quote: previewOf(await priceRequest(options, request, memberNumber)) };
    },
  });
}
