import { checkoutDays } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mailLinks } from '../../platform/drafts/link-mail.ts';
import { createLinkTokens } from '../../platform/drafts/link-tokens.ts';
import { createMailedLinks } from '../../platform/drafts/mailed-links.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import type { Sessions } from '../auth/index.ts';
import type { Gateway } from '../payments/index.ts';
import type { PricingOptions } from '../quotes/index.ts';
import { type CheckoutStore, checkoutKind, createCheckoutStore } from './checkout-drafts.ts';
import { checkoutRoutes } from './checkouts.routes.ts';
import type { CheckoutSettings } from './checkouts.settings.ts';

export interface CheckoutOptions extends Platform {
  readonly settings: CheckoutSettings;
  readonly pricing: PricingOptions;
  readonly gateway: Gateway;
  readonly sessions: Pick<Sessions, 'readSession'>;
}

/**
 * Adds unfinished checkouts: stores and prices them, and mails links to continue one on another device. Returns their store, for
 * the feature that places their orders.
 */
export function registerCheckouts(app: FastifyInstance, options: CheckoutOptions): CheckoutStore {
  const { store, settings, club, pricing, gateway, sessions, outbox, siteUrl, links, mail, worker } = options;
  const { database } = store;
  const keys = store.keys.data;
  const checkouts = createCheckoutStore(database, keys, app.log);
  const tokens = createLinkTokens(checkoutKind, keys, checkoutDays);
  const mailedLinks = createMailedLinks(checkoutKind, {
    store,
    drafts: checkouts,
    tokens,
    isClosed: ({ state }) => state.placed !== undefined,
  });
  checkoutRoutes(app, {
    store,
    settings,
    checkouts,
    pricing,
    gateway,
    sessions,
    mailedLinks,
    siteUrl,
    allowedOrigins: options.allowedOrigins,
    onRequested: () => outbox.wake(),
  });
  if (mail) {
    const send = createMailer(mail, club);
    const page = links.resume;
    mailLinks(outbox, checkoutKind, {
      database,
      keys,
      tokens,
      club,
      siteUrl,
      page,
      keepDays: checkoutDays,
      send,
    });
  }
  if (worker) {
    everyHour(app, {
      failure: 'old checkouts could not be deleted',
      work: () => checkouts.removeExpired(),
    });
  }
  return checkouts;
}
