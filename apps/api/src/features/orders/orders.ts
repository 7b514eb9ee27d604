import { retryAfterUnavailable } from '@jalon/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { createMailer, type MailRoute } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import { everyHour } from '../../platform/schedule/every-hour.ts';
import { ApiError } from '../../platform/server/errors.ts';
import type { WebhookReceiver } from '../../platform/upstream/signed-webhook.ts';
import type { Sessions } from '../auth/index.ts';
import type { CheckoutStore } from '../checkouts/index.ts';
import type { Gateway } from '../payments/index.ts';
import type { PricingOptions } from '../quotes/index.ts';
import { deleteOldEndingLinks, mailEndingLinks } from './endings/ending-links.ts';
import { orderRoutes } from './orders.routes.ts';
import type { OrderSettings } from './orders.settings.ts';
import { retryFailedOrders } from './place/enrol.ts';
import { compareReports } from './report/compare-report.ts';
import { deleteOldOrders } from './retention.ts';
import { chargeDuePayments } from './schedule/later-payments.ts';
import { renewMemberships } from './schedule/renewals.ts';
import { orderEncryption } from './sealed-order.ts';
import { attemptOfEvent, checkAttempt, sweepAttempts } from './settle/attempts.ts';
import { cancelEndedMandate } from './settle/cancel-mandate.ts';
import { settleDispute } from './settle/disputes.ts';
import { checkRefund } from './settle/refunds.ts';
import { channelsOf, deliverOrders } from './tell/deliver-orders.ts';

export interface OrderOptions extends Platform {
  readonly settings: OrderSettings;
  readonly pricing: PricingOptions;
  readonly gateway: Gateway;
  readonly sessions: Pick<Sessions, 'readSession' | 'requireSession'>;
  readonly checkouts: CheckoutStore;
  /** How the club is informed of orders. */
  readonly notice: { readonly route: MailRoute; readonly to: string } | undefined;
  readonly webhook: WebhookReceiver | undefined;
}

export interface Orders {
  /** Handles an event of the gateway: asks the gateway for the outcome of the attempt. Ignores unknown ids. */
  onPaymentEvent(attemptId: string): Promise<void>;
  /** Handles an event about a dispute: asks the gateway for its state. Ignores unknown ids. */
  onDispute(disputeId: string): Promise<void>;
  /** Handles an event about a refund: asks the gateway for its state. Ignores unknown ids. */
  onRefund(refundId: string): Promise<void>;
  /** Handles a mandate that ended at the gateway, as if the payer had cancelled it. Ignores unknown ids. */
  onMandateEnd(mandate: string): Promise<void>;
}

/** Adds orders: routes, messages, later payments, automatic renewal and retention. */
export function registerOrders(app: FastifyInstance, options: OrderOptions): Orders {
  const {
    store,
    settings,
    club,
    pricing,
    gateway,
    checkouts,
    outbox,
    siteUrl,
    allowedOrigins,
    links,
    worker,
  } = options;
  const { database } = store;
  const encryption = orderEncryption(store.keys.data);
  const { taxNumbers } = pricing.rules;
  const settleOptions = {
    database,
    encryption,
    channels: channelsOf(options),
    checkouts,
    outbox,
  };
  const asking = { ...settleOptions, gateway };
  if (options.mail) {
    const send = createMailer(options.mail, club);
    const { directory } = pricing;
    mailEndingLinks(outbox, { database, directory, encryption, club, siteUrl, links, send });
  }
  const { channels } = settleOptions;
  deliverOrders(outbox, {
    ...options,
    database,
    encryption,
    channels,
    directory: pricing.directory,
    taxNumbers,
  });
  orderRoutes(app, {
    ...asking,
    club,
    pricing,
    siteUrl,
    allowedOrigins,
    links,
    settings,
    sessions: options.sessions,
    secret: store.secret,
    log: app.log,
  });

  outbox.poll(() => sweepAttempts(asking));
  outbox.poll(() => chargeDuePayments(asking));
  outbox.poll(() => renewMemberships({ ...asking, pricing, log: app.log }));
  if (worker) {
    everyHour(app, {
      failure: 'the gateway’s report could not be compared',
      work: () => compareReports({ ...asking, log: app.log }),
    });
    everyHour(app, {
      failure: 'old orders could not be deleted',
      work: async () => {
        await retryFailedOrders(database);
        await deleteOldOrders(database, settings);
        await deleteOldEndingLinks(database);
      },
    });
  }

  return {
    async onDispute(disputeId) {
      const dispute = await gateway.dispute(disputeId);
      if (!dispute) return;
      await settleDispute(settleOptions, dispute);
      outbox.wake();
    },
    async onRefund(refundId) {
      const isAnswered = await checkRefund(asking, refundId);
      outbox.wake();
      if (!isAnswered) throw new ApiError('unavailable', { retryAfter: retryAfterUnavailable });
    },
    async onMandateEnd(mandate) {
      await cancelEndedMandate(database, mandate, encryption);
      outbox.wake();
    },
    async onPaymentEvent(attemptId) {
      const attempt = await attemptOfEvent(database, attemptId);
      // A successful payment is final: only this API makes refunds.
      if (!attempt || attempt.state === 'succeeded') return;
      const { state } = await checkAttempt(asking, attempt);
      if (state !== 'unknown') return;
      // The error makes the gateway send the event again.
      throw new ApiError('unavailable', { retryAfter: retryAfterUnavailable });
    },
  };
}
