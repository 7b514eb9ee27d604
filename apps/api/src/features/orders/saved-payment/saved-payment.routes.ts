import { randomBytes } from 'node:crypto';
import {
  createSavedPaymentPage,
  enteredParameter,
  getSavedPayment,
  getSavedPaymentPage,
  hostedPageCreated,
  hostedPageRequest,
  replaceSavedPayment as replaceCall,
  savedPaymentAnswer,
  savedPaymentPage,
  savedPaymentPageQuery,
  savedPaymentRequest,
} from '@jalon/api-client/contract';
import { mandateVersion } from '@jalon/membership/legal';
import type { FastifyInstance } from 'fastify';
import { type Hosts, returnOrigin } from '../../../platform/origins/return-origin.ts';
import type { CheckRate } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOnly } from '../../../platform/server/openapi.ts';
import type { Sessions } from '../../auth/index.ts';
import {
  findOwnPage,
  findSavedPayment,
  pageOwner,
  replaceSavedPayment,
  type SavedPaymentOptions,
} from './saved-payment.ts';

export interface SavedPaymentRouteOptions extends SavedPaymentOptions, Hosts {
  readonly sessions: Pick<Sessions, 'requireSession'>;
  /** Limits the pages and replacements of a visitor. */
  readonly checkRate: CheckRate;
}

const errors = ['unauthenticated', 'unavailable'] as const;
const bodyErrors = [...errors, 'not_found', 'too_many'] as const;

const pageExample = { method: 'card', locale: 'fr', returnPath: '/fr/mode-de-paiement' } as const;
const example = {
  page: 'page_example_only',
  locale: 'fr',
  mandate: { version: mandateVersion, locale: 'fr' },
} as const;

/** Adds the routes with which members replace the card or account of their later payments. */
export function savedPaymentRoutes(app: FastifyInstance, options: SavedPaymentRouteOptions): void {
  const { sessions, gateway, checkRate } = options;

  contractRoute(app, getSavedPayment, {
    summary: 'The card or account saved for the member’s later payments',
    tags: ['members'],
    security: signedInOnly,
    answer: savedPaymentAnswer,
    errors,
    handler: async ({ request }) => {
      const { memberNumber } = await sessions.requireSession(request);
      return { savedPayment: await findSavedPayment(options, memberNumber) };
    },
  });

  contractRoute(app, createSavedPaymentPage, {
    summary: 'Makes a page of the gateway that takes another card or bank account',
    description:
      'The page leads back to `returnPath`, with its id as `page` and, as `entered`, the secret of whoever filled it in.',
    tags: ['members'],
    security: signedInOnly,
    body: hostedPageRequest,
    example: pageExample,
    answer: hostedPageCreated,
    errors: bodyErrors,
    onRequest: checkRate,
    handler: async ({ request, readBody }) => {
      const { memberNumber } = await sessions.requireSession(request);
      const page = readBody();
      const { isReplaceable } = await findSavedPayment(options, memberNumber);
      if (!isReplaceable) throw new ApiError('not_found');
      const entered = randomBytes(24).toString('base64url');
      const siteUrl = returnOrigin(request, options);
      const back = new URL(page.returnPath, siteUrl);
      back.searchParams.set(enteredParameter, entered);
      return gateway.createHostedPage({
        ...page,
        returnPath: back.pathname + back.search,
        siteUrl,
        savedFor: pageOwner(options, memberNumber, entered),
      });
    },
  });

  contractRoute(app, getSavedPaymentPage, {
    summary: 'The state of such a page',
    description:
      'The page of another member is not found. Its card or account is only for whoever has the secret with which it led back.',
    tags: ['members'],
    security: signedInOnly,
    query: savedPaymentPageQuery,
    answer: savedPaymentPage,
    errors: [...errors, 'not_found', 'invalid_fields'],
    handler: async ({ request, query, params: { pageId } }) => {
      const { memberNumber } = await sessions.requireSession(request);
      return findOwnPage(options, memberNumber, { pageId, ...query });
    },
  });

  contractRoute(app, replaceCall, {
    summary: 'Replaces the card or account of the member’s later payments',
    description:
      'With the card or account of a page of the gateway. A declined payment is tried again once, with the new one. The same page again changes nothing.',
    tags: ['members'],
    security: signedInOnly,
    body: savedPaymentRequest,
    example,
    answer: savedPaymentAnswer,
    errors: bodyErrors,
    onRequest: checkRate,
    handler: async ({ request, readBody }) => {
      const { memberNumber } = await sessions.requireSession(request);
      const body = readBody();
      return { savedPayment: await replaceSavedPayment(options, memberNumber, { ...body, ip: request.ip }) };
    },
  });
}
