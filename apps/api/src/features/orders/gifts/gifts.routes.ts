import { acceptGift as acceptCall, getGift, giftAccepted, giftAnswer } from '@jalon/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CheckRate } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { type AcceptOptions, acceptGift, showGift } from './gifts.ts';

export interface GiftRouteOptions extends AcceptOptions {
  readonly checkRate: CheckRate;
}

/** Adds the routes of a gift’s link. The token is enough to see and accept the gift. */
export function giftRoutes(app: FastifyInstance, { checkRate, ...options }: GiftRouteOptions): void {
  contractRoute(app, getGift, {
    summary: 'A gift that waits for its recipient',
    description: 'By the token of its link.',
    tags: ['checkout'],
    answer: giftAnswer,
    errors: ['not_found', 'too_many', 'unavailable'],
    onRequest: checkRate,
    handler: async ({ request }) => (await showGift(options, tokenOf(request))) ?? missing(),
  });

  contractRoute(app, acceptCall, {
    summary: 'Accepts a gift: the recipient becomes a member',
    description:
      'For a year from the day of the first call; called again, it answers the same, but for the link with which the recipient chooses a password.',
    tags: ['checkout'],
    answer: giftAccepted,
    errors: ['foreign_origin', 'not_found', 'too_many', 'upstream_failed', 'unavailable'],
    onRequest: checkRate,
    handler: async ({ request }) => (await acceptGift(options, tokenOf(request))) ?? missing(),
  });
}

function tokenOf({ params }: FastifyRequest): string {
  return String((params as { token?: string }).token);
}

function missing(): never {
  throw new ApiError('not_found');
}
