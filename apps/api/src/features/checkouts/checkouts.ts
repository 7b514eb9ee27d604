import type { SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../platform/database/store.ts';
import { createMailer, type MailRoute } from '../../platform/mail/mailer.ts';
import type { Hosts } from '../../platform/origins/return-origin.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import type { Sessions } from '../auth/index.ts';
import type { Gateway } from '../payments/index.ts';
import type { PricingOptions } from '../quotes/index.ts';
import { type CheckoutStore, createCheckoutStore } from './checkout-store.ts';
import { checkoutRoutes } from './checkouts.routes.ts';
import type { CheckoutSettings } from './checkouts.settings.ts';
import { mailLinks } from './resume-link.ts';
import { createResumeTokens } from './resume-token.ts';

export interface CheckoutOptions extends Hosts {
  readonly store: Pick<Store, 'database' | 'secret' | 'keys'>;
  readonly settings: CheckoutSettings;
  readonly club: ClubConfig;
  readonly pricing: PricingOptions;
  readonly gateway: Gateway;
  readonly sessions: Pick<Sessions, 'readSession'>;
  readonly outbox: Outbox;
  readonly links: SiteLinks;
  /** Sends the messages. Undefined: links are not sent. */
  readonly mail: MailRoute | undefined;
  /** Whether this process also deletes old checkouts. */
  readonly worker: boolean;
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
  const tokens = createResumeTokens(keys);
  checkoutRoutes(app, {
    store,
    settings,
    checkouts,
    pricing,
    gateway,
    sessions,
    tokens,
    siteUrl,
    allowedOrigins: options.allowedOrigins,
    onRequested: () => outbox.wake(),
  });
  if (mail)
    mailLinks(outbox, { database, keys, tokens, club, siteUrl, links, send: createMailer(mail, club) });
  if (worker) {
    everyHour(app, {
      failure: 'old checkouts could not be deleted',
      work: () => checkouts.removeExpired(),
    });
  }
  return checkouts;
}
