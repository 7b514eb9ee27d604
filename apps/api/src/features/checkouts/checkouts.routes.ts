import { randomBytes } from 'node:crypto';
import {
  type CheckoutRequest,
  checkoutAnswer,
  checkoutDays,
  checkoutDone,
  checkoutRequest,
  checkoutSaved,
  checkResumeLink,
  createCheckout,
  createCheckoutPage,
  deleteCheckout,
  type ErrorCode,
  enteredParameter,
  getCheckout,
  hostedPageCreated,
  hostedPageRequest,
  keepPayment,
  mailResumeLink,
  paymentKept,
  resumeAnswer,
  resumeCheckout,
  resumeLinkRequest,
  resumeMinutes,
  resumeRequest,
  saveCheckout,
} from '@jalon/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Store } from '../../platform/database/store.ts';
import { isOthers } from '../../platform/drafts/draft-store.ts';
import type { MailedLinks } from '../../platform/drafts/mailed-links.ts';
import { type Hosts, returnOrigin } from '../../platform/origins/return-origin.ts';
import { rateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import type { Sessions } from '../auth/index.ts';
import type { Gateway } from '../payments/index.ts';
import { memberFlows, type PricingOptions } from '../quotes/index.ts';
import type { CheckoutContent, CheckoutStore, KeptCheckout } from './checkout-drafts.ts';
import { afterPage, isOrdered } from './checkout-state.ts';
import type { CheckoutSettings } from './checkouts.settings.ts';
import { type SaveOptions, saveCheckout as save } from './save-checkout.ts';
import { paymentUntil, shownCheckout } from './shown-checkout.ts';

/** Fields that only the payment gateway may receive; they are never stored. */
const gatewayFields: ReadonlySet<string> = new Set(['cardNumber', 'cardDate', 'bank', 'cvc', 'securityCode']);

function hasGatewayField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, field]) => gatewayFields.has(name) || hasGatewayField(field));
}

/** A checkout without the fields of a card or bank account. The error of `data` is `forbidden`. */
const storableCheckout = checkoutRequest.check(
  z.refine(({ data }) => !hasGatewayField(data), { path: ['data'], error: 'forbidden' }),
);

export interface CheckoutRouteOptions extends Hosts {
  readonly store: Pick<Store, 'database' | 'secret' | 'keys'>;
  readonly settings: CheckoutSettings;
  readonly checkouts: CheckoutStore;
  readonly pricing: PricingOptions;
  readonly gateway: Gateway;
  readonly sessions: Pick<Sessions, 'readSession'>;
  readonly mailedLinks: MailedLinks<CheckoutContent>;
  /** Called after a link was requested. */
  readonly onRequested: () => void;
}

const tags = ['checkouts'];
const done = { status: 'success' as const };

const writeErrors = ['too_many', 'unavailable'] as const satisfies readonly ErrorCode[];

const example: CheckoutRequest = {
  flow: 'register',
  locale: 'fr',
  data: { step1: { firstName: 'Léa', membership: { codeOptionAdhesion: 'PLUS' }, indOptionVR: false } },
  progress: { registration: 'done', addMember: 'idle' },
  step: 'registration',
};

/**
 * Adds the routes that keep unfinished checkouts. The id of a checkout is enough to read, replace and delete it, except with the
 * session of another member than its own.
 */
export function checkoutRoutes(app: FastifyInstance, options: CheckoutRouteOptions): void {
  const { store, settings, checkouts, pricing, gateway, sessions, mailedLinks, onRequested } = options;
  const { database, secret } = store;
  const saves = rateLimiter({ ...settings.saveRateLimit, database, secret, counted: 'checkout_saves' });
  const pages = rateLimiter({ ...settings.pageRateLimit, database, secret, counted: 'hosted_pages' });
  const links = rateLimiter({ ...settings.linkRateLimit, database, secret, counted: 'resume_links' });
  const saveOptions: SaveOptions = { database, checkouts, pricing, log: app.log };

  contractRoute(app, createCheckout, {
    summary: 'Keeps an unfinished checkout, and prices it',
    description: `For ${checkoutDays} days after it was last saved. Its id is secret. An error in the price refuses it only at a field of \`step\`.`,
    tags,
    security: signedInOrNot,
    body: storableCheckout,
    example,
    answer: checkoutSaved,
    errors: writeErrors,
    onRequest: saves,
    handler: ({ request, readBody }) => saveAnswers(request, readBody(), undefined),
  });

  contractRoute(app, saveCheckout, {
    summary: 'Replaces an unfinished checkout, and prices it',
    description:
      'The card or account that was entered stays while `data` asks for its method. Once an order was sent, and until its payment is declined, the error of `flow` is `paymentProcessing`.',
    tags,
    security: signedInOrNot,
    body: storableCheckout,
    example,
    answer: checkoutSaved,
    errors: [...writeErrors, 'not_found'],
    onRequest: saves,
    handler: ({ request, readBody, params }) => saveAnswers(request, readBody(), params.checkoutId),
  });

  contractRoute(app, getCheckout, {
    summary: 'An unfinished checkout, with the state of its order',
    description:
      'Another member’s is not found. The gateway’s reference of the card or account is not answered.',
    tags,
    security: signedInOrNot,
    answer: checkoutAnswer,
    errors: ['not_found', 'unavailable'],
    handler: async ({ request, reply, params }) => {
      const kept = await ownCheckout(request, await checkouts.find(params.checkoutId));
      reply.header('cache-control', 'no-store');
      return { checkout: await shownCheckout(kept, gateway) };
    },
  });

  contractRoute(app, deleteCheckout, {
    summary: 'Deletes an unfinished checkout',
    description:
      'One that does not exist counts as deleted. One with a mailed link that still works, or whose order was sent, is kept until its retention ends; the answer is the same.',
    tags,
    answer: checkoutDone,
    errors: ['foreign_origin', 'unavailable'],
    handler: async ({ params: { checkoutId: id } }) => {
      await database.transaction(async (transaction) => {
        const kept = await checkouts.lock(transaction, id);
        if (kept && (kept.state.links?.length || isOrdered(kept.state))) return;
        await checkouts.remove(transaction, id);
      });
      return done;
    },
  });

  contractRoute(app, createCheckoutPage, {
    summary: 'Makes a page of the gateway on which the card or account of a checkout is typed',
    description:
      'For browsers without script. The page leads back to `returnPath`, with its id as `page` and, as `entered`, the secret that `placeCheckout` asks for.',
    tags,
    security: signedInOrNot,
    body: hostedPageRequest,
    example: { method: 'card', locale: 'fr', returnPath: '/fr/paiement' },
    answer: hostedPageCreated,
    errors: [...writeErrors, 'not_found'],
    onRequest: pages,
    handler: async ({ request, readBody, params: { checkoutId: id } }) => {
      const { returnPath, ...page } = readBody();
      await ownCheckout(request, await checkouts.find(id));
      const entered = randomBytes(24).toString('base64url');
      const siteUrl = returnOrigin(request, options);
      const back = new URL(returnPath, siteUrl);
      back.searchParams.set(enteredParameter, entered);
      const path = back.pathname + back.search;
      const made = await gateway.createHostedPage({ ...page, returnPath: path, siteUrl });
      await database.transaction(async (transaction) => {
        const kept = await ownCheckout(request, await checkouts.lock(transaction, id));
        if (isOrdered(kept.state))
          throw new ApiError('invalid_fields', { errors: { flow: 'paymentProcessing' } });
        const state = afterPage(kept.state, { hostedPage: made.id, entered, now: Date.now() });
        await checkouts.write(transaction, { ...kept, state });
      });
      return made;
    },
  });

  contractRoute(app, keepPayment, {
    summary: 'Lets the card or account that was entered be charged for longer',
    description:
      'For someone who still reads the review. Answers until when; without a time, it can be charged for hours, or none was entered.',
    tags,
    security: signedInOrNot,
    answer: paymentKept,
    errors: ['foreign_origin', 'not_found', 'too_many', 'unavailable'],
    onRequest: saves,
    handler: async ({ request, params: { checkoutId: id } }) => {
      const { state } = await ownCheckout(request, await checkouts.find(id));
      const isKept =
        state.payment !== undefined &&
        !isOrdered(state) &&
        ((await gateway.keep?.(state.payment.token)) ?? false);
      if (!isKept) return { ...done, paymentUntil: paymentUntil(state, gateway) };
      const after = await database.transaction(async (transaction) => {
        const kept = await ownCheckout(request, await checkouts.lock(transaction, id));
        // Another card may have been entered meanwhile.
        if (kept.state.payment?.token !== state.payment?.token) return kept.state;
        const next = { ...kept.state, paymentAt: Date.now() };
        await checkouts.write(transaction, { ...kept, state: next });
        return next;
      });
      return { ...done, paymentUntil: paymentUntil(after, gateway) };
    },
  });

  contractRoute(app, mailResumeLink, {
    summary: 'Mails a link with which a checkout goes on elsewhere',
    description: `The link works once, for ${checkoutDays} days, and holds nothing personal. The answer is the same for a checkout that does not exist.`,
    tags,
    body: resumeLinkRequest,
    example: { email: 'lea@example.org', locale: 'fr' },
    answer: checkoutDone,
    errors: writeErrors,
    onRequest: links,
    handler: async ({ readBody, params }) => {
      if (await mailedLinks.request(params.checkoutId, readBody())) onRequested();
      return done;
    },
  });

  contractRoute(app, checkResumeLink, {
    summary: 'Whether a mailed link still works',
    description:
      'Changes nothing. A token that is invalid or used, or of a checkout that is finished or too old, has the error `expired`.',
    tags,
    body: resumeRequest,
    example: { token: 'dG9rZW4' },
    answer: checkoutDone,
    errors: writeErrors,
    onRequest: links,
    handler: async ({ readBody }) => {
      await mailedLinks.check(readBody());
      return done;
    },
  });

  contractRoute(app, resumeCheckout, {
    summary: 'Continues the checkout of a mailed link',
    description: `Under a new id: the link works once, and neither the former id nor another link works from then on. After a lost answer, the same \`page\` gets the same answer for ${resumeMinutes} minutes, until the checkout is saved. Errors as for the check of a link.`,
    tags,
    body: resumeRequest,
    example: { token: 'dG9rZW4' },
    answer: resumeAnswer,
    errors: writeErrors,
    onRequest: links,
    handler: async ({ reply, readBody }) => {
      const kept = await mailedLinks.resume(readBody());
      reply.header('cache-control', 'no-store');
      return { id: kept.secret, checkout: await shownCheckout(kept, gateway) };
    },
  });

  async function saveAnswers(call: FastifyRequest, request: CheckoutRequest, id: string | undefined) {
    const session = memberFlows.includes(request.flow) ? await sessions.readSession(call) : undefined;
    return save(saveOptions, { secret: id, request, memberNumber: session?.memberNumber });
  }

  /** @throws ApiError `not_found`, also for the checkout of another member */
  async function ownCheckout(call: FastifyRequest, kept: KeptCheckout | undefined): Promise<KeptCheckout> {
    if (!kept) throw new ApiError('not_found');
    const session = kept.state.owner === undefined ? undefined : await sessions.readSession(call);
    if (isOthers(kept, session?.memberNumber)) throw new ApiError('not_found');
    return kept;
  }
}
