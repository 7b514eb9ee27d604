import { checkoutDays, type SiteLinks } from '@jalon/api-client/contract';
import type { ClubConfig } from '@jalon/club';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../../platform/database/store.ts';
import { mailLinks } from '../../platform/drafts/link-mail.ts';
import { createLinkTokens } from '../../platform/drafts/link-tokens.ts';
import { createMailedLinks } from '../../platform/drafts/mailed-links.ts';
import { createMailer, type MailRoute } from '../../platform/mail/mailer.ts';
import type { Hosts } from '../../platform/origins/return-origin.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import type { Sessions } from '../auth/index.ts';
import type { Gateway } from '../payments/index.ts';
import type { PricingOptions } from '../quotes/index.ts';
import { type CheckoutStore, checkoutKind, createCheckoutStore } from './checkout-drafts.ts';
import { checkoutRoutes } from './checkouts.routes.ts';
import type { CheckoutSettings } from './checkouts.settings.ts';

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
