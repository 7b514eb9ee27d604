import { createHmac } from 'node:crypto';
import {
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
import { readBody } from '../../platform/server/read-body.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { CheckoutSettings } from './checkouts.settings.ts';
import { requestLink } from './resume-link.ts';
import type { ResumeTokens } from './resume-token.ts';
import { storableCheckout } from './saved-checkout.ts';

export interface CheckoutRouteOptions {
  readonly store: Pick<Store, 'database' | 'secret' | 'keys'>;
  readonly settings: CheckoutSettings;
  readonly checkouts: CheckoutStore;
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
  'too_large',
  'unsupported_type',
  'invalid_fields',
  'too_many',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const example = {
  flow: 'register',
  locale: 'fr',
  data: { step1: { firstName: 'Léa' } },
  progress: { registration: 'done', addMember: 'idle' },
};
const checkoutBody = storableCheckout.check(z.meta({ examples: [example] }));

/** Adds the routes that keep unfinished checkouts. The id of a checkout is enough to read, replace and delete it. */
export function checkoutRoutes(app: FastifyInstance, options: CheckoutRouteOptions): void {
  const { store, settings, checkouts, tokens, onRequested } = options;
  const { database, secret, keys } = store;
  const saves = rateLimiter({ ...settings.saveRateLimit, database, secret, counted: 'checkout_saves' });
  const links = rateLimiter({ ...settings.linkRateLimit, database, secret, counted: 'resume_links' });
  const linksOfAddress = createCounter(database, { ...linksPerAddress, counted: 'resume_addresses' });

  contractRoute(app, createCheckout, {
    summary: 'Keeps an unfinished checkout',
    description: `For ${checkoutDays} days after it was last saved. Its id is secret.`,
    tags,
    body: checkoutBody,
    answer: checkoutSaved,
    errors: writeErrors,
    onRequest: saves,
    handler: async ({ request }) => ({ id: await checkouts.add(readBody(checkoutBody, request.body)) }),
  });

  contractRoute(app, saveCheckout, {
    summary: 'Replaces an unfinished checkout',
    tags,
    body: checkoutBody,
    answer: checkoutSaved,
    errors: [...writeErrors, 'not_found'],
    onRequest: saves,
    handler: async ({ request }) => {
      const id = idOf(request);
      if (!(await checkouts.replace(id, readBody(checkoutBody, request.body))))
        throw new ApiError('not_found');
      return { id };
    },
  });

  contractRoute(app, getCheckout, {
    summary: 'An unfinished checkout',
    tags,
    answer: checkoutAnswer,
    errors: ['not_found', 'unavailable'],
    handler: async ({ request, reply }) => {
      const checkout = await checkouts.find(idOf(request));
      if (!checkout) throw new ApiError('not_found');
      reply.header('cache-control', 'no-store');
      return { checkout };
    },
  });

  contractRoute(app, deleteCheckout, {
    summary: 'Deletes an unfinished checkout',
    description: 'Its mailed links stop working. One that does not exist counts as deleted.',
    tags,
    answer: checkoutDone,
    errors: ['unavailable'],
    handler: async ({ request }) => {
      await checkouts.remove(idOf(request));
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
      const checkoutId = await checkouts.extend(idOf(request));
      if (checkoutId === undefined) return done;
      try {
        await linksOfAddress.consume(createHmac('sha256', secret).update(address).digest('base64url'));
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw tooMany(reason.msBeforeNext);
      }
      await requestLink(database, keys.data, { checkoutId, email: address, locale });
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
      return { id: kept.secret, checkout: kept.checkout };
    },
  });
}

function idOf({ params }: FastifyRequest): string {
  return z.object({ checkoutId: z.string() }).parse(params).checkoutId;
}
