import { setTimeout as delay } from 'node:timers/promises';
import {
  type AccountLink,
  accountLinkAnswer,
  type CheckoutOrder,
  checkOrderAttempt,
  checkoutOrder,
  createAccountLink,
  getOrderAttempt,
  newAccountMinutes,
  orderAnswer,
  placeCheckout as placeCheckoutCall,
  type SiteLinks,
} from '@jalon/api-client/contract';
import { contractVersion } from '@jalon/checkout/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type Hosts, returnOrigin } from '../../platform/origins/return-origin.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import { accountLinkOf, makeAccountToken, type Sessions } from '../auth/index.ts';
import type { CheckoutStore } from '../checkouts/index.ts';
import { addsMembers } from './added-people.ts';
import { endingRoutes } from './endings/endings.routes.ts';
import { giftRoutes } from './gifts/gifts.routes.ts';
import type { OrderSettings } from './orders.settings.ts';
import { enrol } from './place/enrol.ts';
import { placeCheckout } from './place/place-checkout.ts';
import type { PlaceOptions } from './place/place-order.ts';
import { savedPaymentRoutes } from './saved-payment/saved-payment.routes.ts';
import { automaticRenewalRoutes } from './schedule/automatic-renewal.routes.ts';
import { unsealOrder } from './sealed-order.ts';
import { type AttemptWithOrder, checkAttempt, findAttempt, toAnswer } from './settle/attempts.ts';

export interface OrderRouteOptions extends PlaceOptions, Hosts {
  readonly settings: OrderSettings;
  readonly sessions: Pick<Sessions, 'readSession' | 'requireSession'>;
  /** Key of the hashes of visitors’ addresses. */
  readonly secret: string;
  readonly links: Pick<SiteLinks, 'gift' | 'memberships' | 'newPassword'>;
}

const example: CheckoutOrder = {
  quoteId: 'digest-of-the-price.digest-of-what-the-person-saw',
  locale: 'fr',
  returnPath: '/fr/adhesion/revision',
  contract: { version: contractVersion, locale: 'fr' },
};

/** Milliseconds that an answer waits for the numbers of new members. */
const enrolTimeout = 1_500;

/** Adds the routes of orders, their attempts and gifts. */
export function orderRoutes(app: FastifyInstance, options: OrderRouteOptions): void {
  const { database, encryption, pricing, sessions, settings, secret } = options;
  const enrolOptions = { database, encryption, directory: pricing.directory, channels: options.channels };
  const answering = { encryption, links: options.links, taxNumbers: pricing.rules.taxNumbers };
  const limited = (counted: string, limit: OrderSettings['rateLimit']) =>
    rateLimiter({ ...limit, database, secret, counted });
  const attemptsLimit = limited('order_attempts', settings.attemptRateLimit);

  contractRoute(app, placeCheckoutCall, {
    summary: 'Places the order of a checkout and starts its payment',
    description:
      'Prices the checkout again, and refuses the order with an error of `quoteId` unless that is the price that the person saw. Repeated, it answers the same attempt and charges nothing again. The flows of members need the session of the member.',
    tags: ['checkout'],
    security: signedInOrNot,
    body: checkoutOrder,
    example,
    answer: orderAnswer,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many', 'upstream_failed', 'unavailable'],
    onRequest: limited('orders', settings.rateLimit),
    handler: async ({ request, readBody, params: { checkoutId } }) => {
      const session = await sessions.readSession(request);
      const siteUrl = returnOrigin(request, options);
      const attemptId = await placeCheckout(
        { ...options, siteUrl },
        {
          secret: checkoutId,
          request: readBody(),
          memberNumber: session?.memberNumber,
          ip: request.ip,
        },
      );
      return { attempt: await answerOf(attemptId) };
    },
  });

  contractRoute(app, createAccountLink, {
    summary: 'Makes the link with which the new member of a paid checkout chooses a password',
    description: `The id of the checkout is the proof, for ${newAccountMinutes} minutes after the order. \`account\` has the error \`exists\` once the member has an account.`,
    tags: ['checkout'],
    answer: accountLinkAnswer,
    errors: ['not_found', 'invalid_fields', 'too_many', 'unavailable'],
    onRequest: limited('account_links', settings.rateLimit),
    handler: async ({ reply, params: { checkoutId } }) => {
      reply.header('cache-control', 'no-store');
      return { link: await makeAccountLink(options, checkoutId) };
    },
  });

  contractRoute(app, getOrderAttempt, {
    summary: 'The stored state of an attempt to pay',
    description: 'The id is the only proof that is asked for.',
    tags: ['checkout'],
    answer: orderAnswer,
    errors: ['not_found', 'too_many', 'unavailable'],
    onRequest: attemptsLimit,
    handler: async ({ params }) => ({ attempt: toAnswer(await attemptIn(params), answering) }),
  });

  contractRoute(app, checkOrderAttempt, {
    summary: 'Asks for the outcome of an attempt to pay',
    description:
      'Asks the gateway while the outcome is open, and stores it. Charges nothing. The id is the only proof that is asked for.',
    tags: ['checkout'],
    answer: orderAnswer,
    errors: ['not_found', 'too_many', 'unavailable'],
    onRequest: attemptsLimit,
    handler: async ({ params }) => {
      const { attempt } = await attemptIn(params);
      const isOpen = ['confirming', 'challenge', 'unknown'].includes(attempt.state);
      if (isOpen) await checkAttempt(options, attempt);
      return { attempt: await answerOf(attempt.id) };
    },
  });

  automaticRenewalRoutes(app, { ...enrolOptions, sessions });
  savedPaymentRoutes(app, { ...options, checkRate: limited('saved_payments', settings.rateLimit) });
  endingRoutes(app, {
    ...options,
    directory: pricing.directory,
    checkRate: limited('endings', settings.rateLimit),
  });
  giftRoutes(app, { ...enrolOptions, links: options.links, checkRate: limited('gifts', settings.rateLimit) });

  async function attemptIn({ attemptId }: { readonly attemptId: string }): Promise<AttemptWithOrder> {
    const found = await findAttempt(database, attemptId);
    if (!found) throw new ApiError('not_found');
    return found;
  }

  async function answerOf(attemptId: string) {
    const found = await findAttempt(database, attemptId);
    if (!found) throw new ApiError('not_found');
    const { order } = found;
    const isNumbered = order.placedAt === null || order.enrolledAt !== null || order.sealed === null;
    if (isNumbered || !addsMembers(order, unsealOrder(order, encryption))) return toAnswer(found, answering);
    // If the directory answers soon, the receipt has the members’ numbers. Otherwise the outbox sends the order to it.
    const enrolled = enrol(enrolOptions, order.id).catch(() => undefined);
    await Promise.race([enrolled, delay(enrolTimeout, undefined, { ref: false })]);
    return toAnswer((await findAttempt(database, attemptId)) ?? found, answering);
  }
}

interface AccountLinkOptions {
  readonly database: Database;
  readonly checkouts: CheckoutStore;
  readonly links: Pick<SiteLinks, 'newPassword'>;
}

/**
 * The link with which the new member of a paid checkout chooses a password, for the browser that has the checkout's secret id. An
 * attempt's id proves less: it is in the address of the receipt.
 * @throws ApiError `not_found`, also when the order is too old or has no number yet; `invalid_fields` for a member with an account
 */
async function makeAccountLink(
  { database, checkouts, links }: AccountLinkOptions,
  checkoutId: string,
): Promise<AccountLink> {
  const kept = await checkouts.find(checkoutId);
  const found = kept?.state.placed === undefined ? undefined : await findAttempt(database, kept.state.placed);
  if (!found) throw new ApiError('not_found');
  const { quote, state, placedAt, memberNumber, locale } = found.order;
  const age = Date.now() - (placedAt?.getTime() ?? 0);
  const isNew = quote.flow === 'register' && state === 'placed' && age < newAccountMinutes * 60_000;
  if (!isNew || memberNumber === null) throw new ApiError('not_found');
  const token = await database.transaction((work) => makeAccountToken(work, { memberNumber, locale }));
  if (token === undefined) throw new ApiError('invalid_fields', { errors: { account: 'exists' } });
  return accountLinkOf(links, token);
}
