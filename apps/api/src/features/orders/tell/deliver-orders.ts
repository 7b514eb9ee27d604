import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  automaticHeaders,
  createMailer,
  type MailRoute,
  type Message,
  mailAddress,
} from '../../../platform/mail/mailer.ts';
import { DeliveryFailed, DeliverySkipped, type OutboxEvent } from '../../../platform/outbox/event-handler.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { postWebhook, type WebhookReceiver } from '../../../platform/upstream/signed-webhook.ts';
import type { Gateway } from '../../payments/index.ts';
import { addsMembers } from '../added-people.ts';
import { deliverEndings } from '../endings/deliver-endings.ts';
import { eventKind, type OrderChannels } from '../order-events.ts';
import { disputes, gatewayDifferences, orders, renewals } from '../orders.tables.ts';
import { type EnrolOptions, enrol } from '../place/enrol.ts';
import { detachMethod, tellPaymentType } from '../saved-payment/follow-ups.ts';
import { findConsent } from '../schedule/renewal-consent.ts';
import { type PersonalOrder, payerIn, presentMeans, unsealOrder } from '../sealed-order.ts';
import { sendRefund } from '../settle/refunds.ts';
import type { Order } from '../settle/settle-attempt.ts';
import {
  differenceMail,
  disputeMail,
  failureMail,
  giftMail,
  mandateEndMail,
  noticeMail,
  type OrderMailOptions,
  receiptMail,
  refusedRefundMail,
  replacementDue,
  replacementMail,
  typeName,
} from './order-mail.ts';
import { renewalMail } from './renewal-mail.ts';

export interface DeliverOptions extends EnrolOptions, OrderMailOptions {
  readonly gateway: Gateway;
  /** To payers and recipients. */
  readonly mail: MailRoute | undefined;
  /** To the club. */
  readonly notice: { readonly route: MailRoute; readonly to: string } | undefined;
  readonly webhook: WebhookReceiver | undefined;
}

/** The kinds of events that {@link deliverOrders} handles with these options. */
export function channelsOf({ mail, notice, webhook }: Pick<DeliverOptions, 'mail' | 'notice' | 'webhook'>) {
  return {
    mail: mail !== undefined,
    notice: notice !== undefined,
    webhook: webhook !== undefined,
  } satisfies OrderChannels;
}

const changedBalance = z.object({ balanceCents: z.int() });
const refusedRefund = z.object({ cents: z.int() });
const disputeOf = z.object({ dispute: z.string() });
const cancelled = z.object({ owed: z.int() });
const replaced = z.object({ page: z.string(), locale: z.enum(['fr', 'en']), ...replacementDue.shape });
const failed = z.object({ cents: z.int(), nextTryInDays: z.nullable(z.int()) });

/** Milliseconds that a receipt waits for the numbers of the new members. */
const memberWait = 3_600_000;

/** Registers the handlers of the events of orders. */
export function deliverOrders(outbox: Outbox, options: DeliverOptions): void {
  const { database, encryption, club, gateway, mail, notice, webhook } = options;
  const handle = (
    name: Parameters<typeof eventKind>[0],
    deliver: (
      order: Order,
      personal: PersonalOrder,
      event: OutboxEvent,
      signal: AbortSignal,
    ) => Promise<void>,
  ) =>
    outbox.handle(eventKind(name), async (event, signal) => {
      const [order] = await database.db.select().from(orders).where(eq(orders.id, event.subjectId));
      if (!order || order.sealed === null) throw new DeliverySkipped('deleted');
      await deliver(order, unsealOrder(order, encryption), event, signal);
    });

  outbox.handle(eventKind('enrol'), async ({ subjectId }) => {
    await enrol(options, subjectId);
  });
  outbox.handle(eventKind('balance'), async ({ id, subjectId, payload }) => {
    const [order] = await database.db.select().from(orders).where(eq(orders.id, subjectId));
    // The membership system never had its balance.
    if (!order?.memberNumber || order.enrolledAt === null) {
      if (order?.state === 'cancelled') throw new DeliverySkipped('not enrolled');
      throw new DeliveryFailed('not enrolled yet');
    }
    const { balanceCents } = changedBalance.parse(payload);
    if (!(await options.directory.addToBalance(id, order.memberNumber, balanceCents))) {
      throw new DeliveryFailed('unknown member', { final: true });
    }
  });
  outbox.handle(eventKind('take-back'), ({ subjectId }) => options.directory.takeBack(subjectId));
  handle('detach', (order, _personal, { payload }) => detachMethod(options, order, payload));
  handle('payment-type', (order, personal) => tellPaymentType(options, order, personal));
  deliverEndings(outbox, options);
  outbox.handle(eventKind('refund'), ({ subjectId }) =>
    sendRefund({ database, gateway, channels: channelsOf(options) }, subjectId),
  );

  if (mail) {
    const send = createMailer(mail, options.club);
    const write = async (
      { id }: Pick<OutboxEvent, 'id'>,
      { locale }: Pick<Order, 'locale'>,
      written: { to: string; subject: string; text: string },
    ) => {
      const to = mailAddress(written.to);
      if (to === undefined) throw new DeliveryFailed('no address', { final: true });
      await send({ ...written, id, to, fromName: club.name[locale], headers: automaticHeaders });
    };
    handle('receipt', async (order, personal, event) => {
      const { enrolledAt, placedAt } = order;
      const isYoung = placedAt !== null && Date.now() - placedAt.getTime() < memberWait;
      if (addsMembers(order, personal) && enrolledAt === null && isYoung)
        throw new DeliveryFailed('no member yet');
      await write(event, order, { to: personal.payer.email, ...receiptMail(order, personal, options) });
    });
    handle('gift-card', async (order, personal, event) => {
      // The link of a gift that is cancelled or unpaid does not work.
      if (order.state !== 'placed') throw new DeliverySkipped(order.state);
      await write(event, order, giftMail(order, personal, options));
    });
    handle('payment-failed', (order, personal, event) => {
      const parsed = failed.safeParse(event.payload);
      const details = parsed.success
        ? parsed.data
        : { cents: order.quote.priceData.firstPaymentAmount, nextTryInDays: null };
      const written = failureMail(order, personal, details, options);
      return write(event, order, { to: personal.payer.email, ...written });
    });
    handle('mandate-cancelled', (order, personal, event) => {
      const { owed } = cancelled.parse(event.payload);
      const written = mandateEndMail(order, personal, owed, options);
      return write(event, order, { to: personal.payer.email, ...written });
    });
    handle('payment-replaced', async (_order, personal, event) => {
      const { page, locale, ...due } = replaced.parse(event.payload);
      const replacement = personal.replacements?.find((one) => one.page === page);
      if (!replacement) throw new DeliverySkipped('deleted');
      const written = replacementMail({ locale }, personal, { ...due, ...replacement }, options);
      await write(event, { locale }, { to: personal.payer.email, ...written });
    });
    outbox.handle(eventKind('renewal-notice'), async (event) => {
      const work = database.db;
      const [renewal] = await work.select().from(renewals).where(eq(renewals.id, event.subjectId));
      if (!renewal?.quote || renewal.noticeSentAt !== null) throw new DeliverySkipped('ended');
      const consent = await findConsent(database, options.directory, renewal);
      if ('reason' in consent) throw new DeliverySkipped(consent.reason);
      const { name, email } = payerIn(consent.source);
      const personal = unsealOrder(consent.order, encryption);
      const { payment } = presentMeans(personal);
      const { membershipName } = personal;
      const { locale, quote } = consent.order;
      const isSameType = quote.codeOptionAdhesion === renewal.quote.codeOptionAdhesion;
      const names = typeName(isSameType ? { membershipName } : {}, locale);
      const written = renewalMail(
        { ...renewal, quote: renewal.quote, locale, name, payment, names },
        options,
      );
      await write(event, consent.order, { to: email, ...written });
      await work.update(renewals).set({ noticeSentAt: sql`now()` }).where(eq(renewals.id, renewal.id));
    });
  } else {
    outbox.handle(eventKind('mandate-cancelled'), async () => {
      throw new DeliverySkipped('no mail');
    });
  }
  if (notice) {
    const mailer = createMailer(notice.route, options.club);
    const send = (id: string, written: Pick<Message, 'subject' | 'text' | 'replyTo'>) =>
      mailer({ ...written, id, to: notice.to, fromName: club.name.fr, headers: automaticHeaders });
    handle('dispute', async (order, _personal, { id, payload }) => {
      const { dispute } = disputeOf.parse(payload);
      const [found] = await database.db.select().from(disputes).where(eq(disputes.id, dispute));
      if (!found) throw new DeliverySkipped('no dispute');
      await send(id, disputeMail(order, found));
    });
    handle('refund-refused', async (order, _personal, { id, payload }) => {
      const { cents } = refusedRefund.parse(payload);
      await send(id, refusedRefundMail(order, cents));
    });
    outbox.handle(eventKind('difference'), async ({ id, subjectId }) => {
      const [found] = await database.db
        .select()
        .from(gatewayDifferences)
        .where(eq(gatewayDifferences.id, subjectId));
      if (!found || found.resolvedAt !== null) throw new DeliverySkipped('ended');
      await send(id, differenceMail(found));
    });
    handle('notice', (order, personal, { id }) =>
      send(id, { ...noticeMail(order, personal), replyTo: mailAddress(personal.payer.email) }),
    );
  }
  if (webhook) {
    handle('webhook', (order, personal, { id }, signal) =>
      postWebhook(webhook, { id, body: webhookBody(order, personal) }, signal),
    );
  }
}

/** The same in every attempt, except for the number of a new member. */
function webhookBody(order: Order, { details, payer, payment }: PersonalOrder) {
  const { number, placedAt, locale, quote, memberNumber, renewalSelected } = order;
  return {
    type: 'order.placed',
    timestamp: placedAt?.toISOString(),
    data: { number, locale, flow: quote.flow, quote, details, payer, payment, renewalSelected, memberNumber },
  };
}
