import {
  getPaymentSettings,
  paymentEventAnswer,
  paymentSettings,
  receivePaymentEvent,
} from '@jalon/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import type { Gateway, GatewayEvent } from './gateway.ts';

export interface PaymentRouteOptions {
  readonly gateway: Gateway;
  /** Called for each event of the gateway; events may be repeated. If it throws, the gateway sends the event again. */
  readonly onEvent: (event: GatewayEvent) => Promise<void>;
}

/** Adds the routes for browsers that pay, and the one for the gateway's events. */
export function registerPayments(server: FastifyInstance, options: PaymentRouteOptions): void {
  const { gateway, onEvent } = options;

  contractRoute(server, getPaymentSettings, {
    summary: 'What a browser needs to show the payment gateway’s fields',
    tags: ['payments'],
    answer: paymentSettings,
    errors: [],
    handler: async () => gateway.settings,
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
