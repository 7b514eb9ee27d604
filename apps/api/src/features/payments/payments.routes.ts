import {
  createHostedPage,
  getHostedPage,
  getPaymentSettings,
  hostedPageCreated,
  hostedPageRequest,
  hostedPageResult,
  paymentEventAnswer,
  paymentSettings,
  receivePaymentEvent,
} from '@jalon/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Store } from '../../platform/database/store.ts';
import { type Hosts, returnOrigin } from '../../platform/origins/return-origin.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { readBody } from '../../platform/server/read-body.ts';
import type { Gateway, GatewayEvent } from './gateway.ts';
import { readHostedPage } from './hosted-page.ts';
import type { PaymentGatewaySettings } from './payments.settings.ts';

export interface PaymentRouteOptions extends Hosts {
  readonly gateway: Gateway;
  readonly settings: PaymentGatewaySettings;
  readonly store: Pick<Store, 'database' | 'secret'>;
  /** Called for each event of the gateway; events may be repeated. If it throws, the gateway sends the event again. */
  readonly onEvent: (event: GatewayEvent) => Promise<void>;
}

/** Adds the routes for browsers that pay, and the one for the gateway's events. */
export function registerPayments(server: FastifyInstance, options: PaymentRouteOptions): void {
  const { gateway, settings, store, onEvent } = options;
  const { database, secret } = store;

  contractRoute(server, getPaymentSettings, {
    summary: 'What a browser needs to show the payment gateway’s fields',
    tags: ['payments'],
    answer: paymentSettings,
    errors: [],
    handler: async () => gateway.settings,
  });

  contractRoute(server, createHostedPage, {
    summary: 'Makes a page of the gateway that takes a card or bank account',
    description: 'For browsers without script. The page leads back to `returnPath`, with its id as `page`.',
    tags: ['payments'],
    body: hostedPageRequest.check(
      z.meta({ examples: [{ method: 'card', locale: 'fr', returnPath: '/fr/paiement' }] }),
    ),
    answer: hostedPageCreated,
    errors: ['invalid_body', 'invalid_fields', 'too_large', 'unsupported_type', 'too_many', 'unavailable'],
    onRequest: rateLimiter({ ...settings.rateLimit, database, secret, counted: 'hosted_pages' }),
    handler: ({ request }) =>
      gateway.createHostedPage({
        ...readBody(hostedPageRequest, request.body),
        siteUrl: returnOrigin(request, options),
      }),
  });

  contractRoute(server, getHostedPage, {
    summary: 'What a page of the gateway was given',
    tags: ['payments'],
    answer: hostedPageResult,
    errors: ['not_found', 'unavailable'],
    handler: async ({ request }) => {
      const { pageId = '' } = request.params as { pageId?: string };
      const result = await readHostedPage(gateway, pageId);
      if (!result) throw new ApiError('not_found');
      return result;
    },
  });

  server.register(async (app) => {
    // The signature covers the raw body.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    contractRoute(app, receivePaymentEvent, {
      summary: 'Receives a signed event of the payment gateway',
      description: 'Only the gateway can sign one. The state of the payment is then read from the gateway.',
      tags: ['payments'],
      answer: paymentEventAnswer,
      errors: ['forbidden', 'invalid_body', 'too_large', 'unsupported_type', 'unavailable'],
      handler: async ({ request }) => {
        const event = gateway.readEvent(rawBody(request), request.headers);
        if (!event) throw new ApiError('forbidden');
        if (event !== 'ignored') await onEvent(event);
        return { received: true as const };
      },
    });
  });
}

function rawBody({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body)) throw new ApiError('invalid_body');
  return body;
}
