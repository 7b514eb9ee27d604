import { createHmac } from 'node:crypto';
import {
  type CheckoutRequest,
  checkoutAnswer,
  checkoutDays,
  checkoutDone,
  checkoutSaved,
  createCheckout,
  deleteCheckout,
  type ErrorCode,
  getCheckout,
  mailResumeLink,
  resumeAnswer,
  resumeCheckout,
  resumeLinkRequest,
  resumeRequest,
  saveCheckout,
} from '@jalon/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import type { Store } from '../../platform/database/store.ts';
import { mailAddress } from '../../platform/mail/mailer.ts';
import { createCounter, rateLimiter, tooMany } from '../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../platform/server/contract-route.ts';
import { ApiError } from '../../platform/server/errors.ts';
import { signedInOrNot } from '../../platform/server/openapi.ts';
import { readBody } from '../../platform/server/read-body.ts';
import type { Sessions } from '../auth/index.ts';
import type { Gateway } from '../payments/index.ts';
import { memberFlows, type PricingOptions } from '../quotes/index.ts';
import { isOrdered } from './checkout-state.ts';
import { type CheckoutStore, isOthers } from './checkout-store.ts';
import type { CheckoutSettings } from './checkouts.settings.ts';
import { requestLink } from './resume-link.ts';
import type { ResumeTokens } from './resume-token.ts';
import { type SaveOptions, saveCheckout as save } from './save-checkout.ts';
import { storableCheckout } from './saved-checkout.ts';
import { shownCheckout } from './shown-checkout.ts';

export interface CheckoutRouteOptions {
  readonly store: Pick<Store, 'database' | 'secret' | 'keys'>;
  readonly settings: CheckoutSettings;
  readonly checkouts: CheckoutStore;
  readonly pricing: PricingOptions;
  readonly gateway: Gateway;
  readonly sessions: Pick<Sessions, 'readSession'>;
  readonly tokens: ResumeTokens;
  /** Called after a link was requested. */
  readonly onRequested: () => void;
}

/** Maximum number of links to one email address, and the period in seconds. */
const linksPerAddress = { points: 3, seconds: 3_600 };

const tags = ['checkouts'];
const done = { status: 'success' as const };

const writeErrors = [
  'invalid_body',
  'foreign_origin',
  'too_large',
  'unsupported_type',
  'invalid_fields',
  'too_many',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const example: CheckoutRequest = {
  flow: 'register',
  locale: 'fr',
  data: { step1: { firstName: 'Léa', membership: { codeOptionAdhesion: 'PLUS' }, indOptionVR: false } },
  progress: { registration: 'done', addMember: 'idle' },
  step: 'registration',
};
const checkoutBody = storableCheckout.check(z.meta({ examples: [example] }));

/**
 * Adds the routes that keep unfinished checkouts. The id of a checkout is enough to read, replace and delete it, except with the
 * session of another member than its own.
 */
export function checkoutRoutes(app: FastifyInstance, options: CheckoutRouteOptions): void {
  const { store, settings, checkouts, pricing, gateway, sessions, tokens, onRequested } = options;
  const { database, secret, keys } = store;
  const saves = rateLimiter({ ...settings.saveRateLimit, database, secret, counted: 'checkout_saves' });
  const links = rateLimiter({ ...settings.linkRateLimit, database, secret, counted: 'resume_links' });
  const linksOfAddress = createCounter(database, { ...linksPerAddress, counted: 'resume_addresses' });
  const saveOptions: SaveOptions = { database, checkouts, pricing, log: app.log };

  contractRoute(app, createCheckout, {
    summary: 'Keeps an unfinished checkout, and prices it',
    description: `For ${checkoutDays} days after it was last saved. Its id is secret. An error in the price refuses it only at a field of \`step\`.`,
    tags,
    security: signedInOrNot,
    body: checkoutBody,
    answer: checkoutSaved,
    errors: writeErrors,
    onRequest: saves,
    handler: ({ request }) => saveAnswers(request, undefined),
  });

  contractRoute(app, saveCheckout, {
    summary: 'Replaces an unfinished checkout, and prices it',
    description:
      'The card or account that was entered stays while `data` asks for its method. Once an order was sent, and until its payment is declined, the error of `flow` is `paymentProcessing`.',
    tags,
    security: signedInOrNot,
    body: checkoutBody,
    answer: checkoutSaved,
    errors: [...writeErrors, 'not_found'],
    onRequest: saves,
    handler: ({ request }) => saveAnswers(request, idOf(request)),
  });

  contractRoute(app, getCheckout, {
    summary: 'An unfinished checkout, with the state of its order',
    description:
      'Another member’s is not found. The gateway’s reference of the card or account is not answered.',
    tags,
    security: signedInOrNot,
    answer: checkoutAnswer,
    errors: ['not_found', 'unavailable'],
    handler: async ({ request, reply }) => {
      const kept = await checkouts.find(idOf(request));
      if (!kept) throw new ApiError('not_found');
      const session = kept.state.owner === undefined ? undefined : await sessions.readSession(request);
      if (isOthers(kept, session?.memberNumber)) throw new ApiError('not_found');
      reply.header('cache-control', 'no-store');
      return { checkout: await shownCheckout(kept, gateway) };
    },
  });

  contractRoute(app, deleteCheckout, {
    summary: 'Deletes an unfinished checkout',
    description:
      'One that does not exist counts as deleted. One whose link was mailed, or whose order was sent, is kept until its retention ends; the answer is the same.',
    tags,
    answer: checkoutDone,
    errors: ['foreign_origin', 'unavailable'],
    handler: async ({ request }) => {
      const id = idOf(request);
      await database.transaction(async (transaction) => {
        const kept = await checkouts.lock(transaction, id);
        if (kept && (kept.state.isLinkMailed || isOrdered(kept.state))) return;
        await checkouts.remove(transaction, id);
      });
      return done;
    },
  });

  contractRoute(app, mailResumeLink, {
    summary: 'Mails a link with which a checkout goes on elsewhere',
    description: `The link works for ${checkoutDays} days and holds nothing personal. The answer is the same for a checkout that does not exist.`,
    tags,
    body: resumeLinkRequest.check(z.meta({ examples: [{ email: 'lea@example.org', locale: 'fr' }] })),
    answer: checkoutDone,
    errors: writeErrors,
    onRequest: links,
    handler: async ({ request }) => {
      const { email, locale } = readBody(resumeLinkRequest, request.body);
      const address = mailAddress(email.trim());
      if (address === undefined) throw new ApiError('invalid_fields', { errors: { email: 'invalid' } });
      const id = idOf(request);
      if (!(await checkouts.find(id))) return done;
      try {
        await linksOfAddress.consume(createHmac('sha256', secret).update(address).digest('base64url'));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw tooMany(reason.msBeforeNext);
      }
      const kept = await noteLink(id);
      if (!kept) return done;
      await requestLink(database, keys.data, { checkoutId: kept.rowId, email: address, locale });
      onRequested();
      return done;
    },
  });

  contractRoute(app, resumeCheckout, {
    summary: 'The checkout of a mailed link',
    description:
      'An invalid token, or one of a checkout that is finished or too old, has the error `expired`.',
    tags,
    body: resumeRequest.check(z.meta({ examples: [{ token: 'dG9rZW4' }] })),
    answer: resumeAnswer,
    errors: writeErrors,
    onRequest: links,
    handler: async ({ request, reply }) => {
      const { token } = readBody(resumeRequest, request.body);
      const row = await tokens.read(token);
      const kept = row === undefined ? undefined : await checkouts.findRow(row);
      if (!kept) throw new ApiError('invalid_fields', { errors: { token: 'expired' } });
      reply.header('cache-control', 'no-store');
      return { id: kept.secret, checkout: await shownCheckout(kept, gateway) };
    },
  });

  async function saveAnswers(call: FastifyRequest, id: string | undefined) {
    const request = readBody(checkoutBody, call.body);
    const session = memberFlows.includes(request.flow) ? await sessions.readSession(call) : undefined;
    return save(saveOptions, { secret: id, request, memberNumber: session?.memberNumber });
  }

  /** Keeps a checkout for as long as a link to it works. */
  function noteLink(id: string) {
    return database.transaction(async (transaction) => {
      const kept = await checkouts.lock(transaction, id);
      if (kept) {
        await checkouts.write(transaction, { ...kept, state: { ...kept.state, isLinkMailed: true } });
      }
      return kept;
    });
  }
}

function idOf({ params }: FastifyRequest): string {
  return z.object({ checkoutId: z.string() }).parse(params).checkoutId;
}
