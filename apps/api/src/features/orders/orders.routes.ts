import { setTimeout as delay } from 'node:timers/promises';
import {
  getOrderAttempt,
  idempotencyKey,
  idempotencyKeyHeader,
  type OrderRequest,
  orderAnswer,
  orderRequest,
  placeOrder as placeCall,
} from '@jalon/api-client/contract';
import { contractVersion } from '@jalon/membership/checkout-schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import type { Sessions } from '../auth/index.ts';
import { giftRoutes } from './gifts/gifts.routes.ts';
import type { OrderSettings } from './orders.settings.ts';
import { enrol } from './place/enrol.ts';
import { type PlaceOptions, placeOrder } from './place/place-order.ts';
import { savedPaymentRoutes } from './saved-payment/saved-payment.routes.ts';
import { automaticRenewalRoutes } from './schedule/automatic-renewal.routes.ts';
import { checkAttempt, findAttempt, toAnswer } from './settle/attempts.ts';

export interface OrderRouteOptions extends PlaceOptions {
  readonly settings: OrderSettings;
  readonly sessions: Pick<Sessions, 'readSession' | 'requireSession'>;
  /** Key of the hashes of visitors’ addresses. */
  readonly secret: string;
}

const exampleKey = idempotencyKey.check(z.meta({ examples: ['5b1f7a52-3a0e-4e0b-9a6e-0f6d2f0c8d11'] }));
const example: OrderRequest = {
  quoteId: '5b1f7a52-3a0e-4e0b-9a6e-0f6d2f0c8d11',
  locale: 'fr',
  details: {},
  payment: {
    method: 'card',
    token: 'tok_example_only',
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2030,
  },
  renewalSelected: true,
  contract: { version: contractVersion, locale: 'fr' },
};

/** Milliseconds that an answer waits for the number of a new member. */
const enrolTimeout = 1_500;

/** Adds the routes of orders, their attempts and gifts. */
export function orderRoutes(app: FastifyInstance, options: OrderRouteOptions): void {
  const { database, encryption, pricing, sessions, settings, secret } = options;
  const enrolOptions = { database, encryption, directory: pricing.directory };
  const { taxNumbers } = pricing.rules;
  const limited = (counted: string, limit: OrderSettings['rateLimit']) =>
    rateLimiter({ ...limit, database, secret, counted });

  contractRoute(app, placeCall, {
    summary: 'Places an order for a quote and starts its payment',
    description:
      'The same key with the same body charges nothing again and answers the attempt as it is now. The flows of members need the session of the quote.',
    tags: ['checkout'],
    security: signedInOrNot,
    headers: z.object({ [idempotencyKeyHeader]: exampleKey }),
    body: orderRequest.check(z.meta({ examples: [example] })),
    answer: orderAnswer,
    errors: [
      'invalid_body',
      'invalid_idempotency_key',
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
    onRequest: limited('orders', settings.rateLimit),
    handler: async ({ request }) => {
      const key = idempotencyKey.safeParse(request.headers[idempotencyKeyHeader]);
      if (!key.success) throw new ApiError('invalid_idempotency_key');
      const session = await sessions.readSession(request);
      const attemptId = await placeOrder(options, {
        body: request.body,
        idempotencyKey: key.data,
        memberNumber: session?.memberNumber,
        ip: request.ip,
      });
      return { attempt: await answerOf(attemptId) };
    },
  });

  contractRoute(app, getOrderAttempt, {
    summary: 'The state of an attempt to pay',
    description: 'Asks the gateway while the outcome is open. The id is the only proof that is asked for.',
    tags: ['checkout'],
    answer: orderAnswer,
    errors: ['not_found', 'too_many', 'unavailable'],
    onRequest: limited('order_attempts', settings.attemptRateLimit),
    handler: async ({ request }) => {
      const { attemptId } = request.params as { readonly attemptId: string };
      const found = await findAttempt(database, attemptId);
      if (!found) throw new ApiError('not_found');
      const isOpen = ['confirming', 'challenge', 'unknown'].includes(found.attempt.state);
      if (isOpen) await checkAttempt(options, found.attempt);
      return { attempt: await answerOf(attemptId) };
    },
  });

  automaticRenewalRoutes(app, { ...enrolOptions, sessions });
  savedPaymentRoutes(app, { ...options, checkRate: limited('saved_payments', settings.rateLimit) });
  giftRoutes(app, { ...enrolOptions, checkRate: limited('gifts', settings.rateLimit) });

  async function answerOf(attemptId: string) {
    const found = await findAttempt(database, attemptId);
    if (!found) throw new ApiError('not_found');
    const { order } = found;
    if (order.quote.flow !== 'register' || order.placedAt === null || order.memberNumber !== null) {
      return toAnswer(found, encryption, taxNumbers);
    }
    // If the directory answers soon, the receipt has the member’s number. Otherwise the outbox sends the order to it.
    const enrolled = enrol(enrolOptions, order.id).catch(() => undefined);
    const late = delay(enrolTimeout, undefined, { ref: false });
    const memberNumber = (await Promise.race([enrolled, late])) ?? null;
    return toAnswer({ ...found, order: { ...order, memberNumber } }, encryption, taxNumbers);
  }
}
