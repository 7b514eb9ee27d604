import { createHash, randomBytes } from 'node:crypto';
import type { PaymentMethod } from '@jalon/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addEvents, type NewEvent } from '../../../platform/outbox/event-store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { newReference } from '../../../platform/text/reference.ts';
import type { CheckoutStore } from '../../checkouts/index.ts';
import { releaseClubDollars } from '../../members/index.ts';
import type { ChargeOutcome } from '../../payments/index.ts';
import { releasePromoCode, returnPromoCode, usePromoCode } from '../../quotes/index.ts';
import { addsMembers } from '../added-people.ts';
import { newGiftCode } from '../gifts/gift-code.ts';
import { latePayment, laterPayment, post, returned, reversed, saleOf, soldOn } from '../ledger/postings.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import {
  gifts,
  membershipEndings,
  orders,
  paymentAttempts,
  refunds,
  renewals,
  scheduledPayments,
} from '../orders.tables.ts';
import { reservationOf } from '../reservation.ts';
import {
  declineLater,
  declineRenewal,
  isCancelled,
  payLater,
  stopPayments,
} from '../schedule/settle-later.ts';
import { type PersonalOrder, presentMeans, sealOrder, unsealOrder } from '../sealed-order.ts';
import { sendQueuedRefunds, settledOf, voidRefunds } from './refunds.ts';
import { settleCheckout } from './settle-checkout.ts';

export type Order = typeof orders.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;

export interface SettleOptions {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly channels: OrderChannels;
  readonly checkouts: CheckoutStore;
  /** Woken after the commit: events may have been stored. */
  readonly outbox: Pick<Outbox, 'wake'>;
}

/** The outcome of an attempt that was abandoned. */
export const abandoned = { state: 'declined', reason: 'authenticationCancelled', retryable: false } as const;

/** Seconds until an attempt without an answer is checked; longer than the timeout of a gateway. */
export const answerSeconds = 60;
const unknownSeconds = 5;
/** Seconds until the outbox enrols an order, if the request itself has not; longer than the request waits. */
const enrolSeconds = 2;

interface NewAttempt extends Pick<Attempt, 'orderId' | 'cents'> {
  readonly scheduledPaymentId?: string;
}

/** Stores an attempt to pay, which has succeeded if nothing is due; returns its id. */
export async function addAttempt(transaction: Transaction, attempt: NewAttempt): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const isDue = attempt.cents > 0;
  await transaction.insert(paymentAttempts).values({
    ...attempt,
    id,
    state: isDue ? 'confirming' : 'succeeded',
    nextCheckAt: isDue ? sql`now() + make_interval(secs => ${answerSeconds})` : null,
  });
  return id;
}

/**
 * Writes the outcome of an attempt: order, checkout, ledger, gift, later payments and events in one transaction. Called with the
 * gateway's answer, after its event, and by the checks of open attempts, in any order and any number of times: an
 * outcome that is already known, or older than the known one, changes nothing.
 */
export async function settleAttempt(
  options: SettleOptions,
  attemptId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  await options.database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(eq(paymentAttempts.id, attemptId))
      .for('update');
    if (found) await settle(transaction, found, outcome, options);
  });
  options.outbox.wake();
}

/** Ends open attempts, locked by the caller, as if the person had left: money that arrives later is refunded. */
export async function abandonAttempts(
  transaction: Transaction,
  open: readonly Found[],
  options: Pick<SettleOptions, 'encryption' | 'checkouts'>,
): Promise<void> {
  const channels = { mail: false, notice: false, webhook: false };
  for (const found of open) await settle(transaction, found, abandoned, { ...options, channels });
}

interface Found {
  readonly attempt: Attempt;
  readonly order: Order;
}

async function settle(
  transaction: Transaction,
  { attempt, order }: Found,
  outcome: ChargeOutcome,
  options: Pick<SettleOptions, 'encryption' | 'channels' | 'checkouts'>,
): Promise<void> {
  const isWaiting = ['confirming', 'unknown', 'challenge'].includes(attempt.state);
  const change = (values: PgUpdateSetSource<typeof paymentAttempts>) =>
    transaction.update(paymentAttempts).set(values).where(eq(paymentAttempts.id, attempt.id));

  switch (outcome.state) {
    case 'unknown':
      if (attempt.state !== 'confirming') return;
      await change({ state: 'unknown', nextCheckAt: inSeconds(unknownSeconds) });
      return;

    case 'challenge': {
      if (!isWaiting || attempt.state === 'challenge') return;
      const { gatewayId, challengeUrl } = outcome;
      await change({ state: 'challenge', gatewayId, challengeUrl, nextCheckAt: inSeconds(answerSeconds) });
      return;
    }

    case 'declined': {
      if (!isWaiting && attempt.state !== 'processing') return;
      await change({ state: 'declined', reason: outcome.reason, challengeUrl: null, nextCheckAt: null });
      // The gateway may never have received it, because a process ended.
      const retryable = outcome.retryable || outcome.reason === 'processingError';
      const method = methodOf(order, options.encryption);
      if (attempt.scheduledPaymentId !== null) {
        if (await isCancelled(transaction, attempt.scheduledPaymentId)) return;
        if (attempt.state === 'processing') {
          await post(transaction, order.id, reversed(laterPayment(attempt.cents)));
        }
        if (order.endingId !== null) {
          await oweEnded(transaction, { attempt, order }, options.channels);
          return;
        }
        if (order.state === 'cancelled') {
          await cancelLater(transaction, { attempt, order });
          return;
        }
        await declineLater(transaction, { attempt, order, retryable, method }, options.channels);
      } else if (attempt.state === 'processing') {
        await returnPayment(transaction, { attempt, order }, options.channels);
      } else {
        await giveBack(transaction, order.id);
        const ended = { kind: 'declined', reason: outcome.reason, attemptId: attempt.id } as const;
        await settleCheckout(transaction, options.checkouts, order, ended);
        const declined = { orderId: order.id, cents: attempt.cents, retryable, method };
        await declineRenewal(transaction, declined, options.channels);
      }
      return;
    }

    case 'succeeded':
    case 'processing': {
      const { state, gatewayId } = outcome;
      if (attempt.state === 'succeeded' || attempt.state === state) return;
      if (attempt.state === 'declined') {
        // A late answer about a debit that has since been returned. If the debit succeeds, an event reports it again.
        if (state === 'processing') return;
        await refundLate(transaction, { attempt, order }, gatewayId);
        return;
      }
      const nextCheckAt = state === 'processing' ? inSeconds(3_600) : null;
      const succeededAt = state === 'succeeded' ? sql`now()` : null;
      await change({ state, gatewayId, challengeUrl: null, nextCheckAt, succeededAt });
      if (
        attempt.scheduledPaymentId !== null &&
        (await isCancelled(transaction, attempt.scheduledPaymentId))
      ) {
        // A debit can be refunded only after it has succeeded.
        if (state === 'succeeded') await refundLate(transaction, { attempt, order }, gatewayId);
        return;
      }
      if (attempt.state === 'processing') {
        await sendQueuedRefunds(transaction, attempt.id);
        return;
      }
      if (attempt.scheduledPaymentId !== null) {
        await payLater(transaction, { attempt, order });
      } else {
        await placeOpenOrder(transaction, order, options, outcome);
        const { id: attemptId } = attempt;
        await settleCheckout(transaction, options.checkouts, order, { kind: 'paid', attemptId });
      }
    }
  }
}

/** Uses the clock of this process: a difference of seconds from the database’s is harmless here. */
function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

/** How an order is paid. */
function methodOf(order: Order, encryption: Encryption): PaymentMethod {
  return (order.sealed && presentMeans(unsealOrder(order, encryption)).payment?.method) ?? 'bank';
}

/** Releases the reservations of an order. */
async function giveBack(transaction: Transaction, orderId: string): Promise<void> {
  await releaseClubDollars(transaction, reservationOf(orderId));
  await releasePromoCode(transaction, orderId);
}

type PaidOutcome = Extract<ChargeOutcome, { readonly state: 'succeeded' | 'processing' }>;

/** Places an order once its first payment is made, or when nothing is due. */
export async function placeOpenOrder(
  transaction: Transaction,
  order: Order,
  { encryption, channels }: Pick<SettleOptions, 'encryption' | 'channels'>,
  paid: Pick<PaidOutcome, 'savedMethod' | 'label'> = {},
): Promise<void> {
  const { quote, locale } = order;
  const personal = paidWith(unsealOrder(order, encryption), paid.label);
  const isGift = quote.flow === 'gift-a-membership';
  const giftToken = isGift ? newGiftCode() : undefined;
  await transaction
    .update(orders)
    .set({
      state: 'placed',
      // A number that is already used (one in 10¹³) makes the transaction fail; the next check generates another one.
      number: order.number ?? newReference(),
      placedAt: sql`now()`,
      // The member may have replaced the card of a renewal during the payment.
      savedMethod: order.savedMethod ?? paid.savedMethod,
      ...sealOrder({ ...personal, ...(giftToken !== undefined && { giftToken }) }, order.id, encryption),
    })
    .where(eq(orders.id, order.id));
  await post(transaction, order.id, saleOf(quote));
  if (quote.promoCode !== undefined) await usePromoCode(transaction, order.id);
  if (quote.flow === 'renewal') {
    await transaction.update(renewals).set({ state: 'renewed' }).where(eq(renewals.orderId, order.id));
  }
  const later = quote.payments.slice(1);
  if (later.length > 0) {
    const rows = later.map(({ dueOn, amount }) => ({
      orderId: order.id,
      dueOn,
      cents: amount,
      nextTryOn: dueOn,
    }));
    await transaction.insert(scheduledPayments).values(rows);
  }
  const events: NewEvent[] = [];
  // The request of new members enrols the order itself; the events wait, so that the receipt has the member numbers.
  const notBefore = addsMembers(order, personal) ? inSeconds(enrolSeconds) : undefined;
  if (giftToken !== undefined) {
    await transaction.insert(gifts).values({ orderId: order.id, tokenHash: hashOf(giftToken) });
    const { gift } = personal.details as { gift?: { delivery?: string; sendOn?: string } };
    if (gift?.delivery === 'email' && channels.mail) {
      events.push(
        orderEvent('gift-card', order.id, gift.sendOn ? { notBefore: morningOf(gift.sendOn) } : {}),
      );
    }
  } else {
    events.push(orderEvent('enrol', order.id, { notBefore }));
  }
  if (channels.mail) events.push(orderEvent('receipt', order.id, { payload: { locale }, notBefore }));
  if (channels.notice) events.push(orderEvent('notice', order.id));
  if (channels.webhook) events.push(orderEvent('webhook', order.id));
  await addEvents(transaction, events);
}

/** The order with what the gateway says of the card or account: the browser's words prove nothing. */
function paidWith(personal: PersonalOrder, label: PersonalOrder['payment']): PersonalOrder {
  return label && personal.payment ? { ...personal, payment: label } : personal;
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Noon in UTC: seven or eight in the morning in Québec. */
export function morningOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/**
 * Records an accepted bank debit that was returned: the sale is reversed, the order is cancelled, and the membership
 * system takes back what it gave.
 */
async function returnPayment(
  transaction: Transaction,
  { attempt, order }: Found,
  { mail }: OrderChannels,
): Promise<void> {
  // There is nothing to send back.
  const unsentCents = await voidRefunds(transaction, attempt.id);
  await takeBackEnding(transaction, order);
  await post(transaction, order.id, {
    ...reversed(await soldOn(transaction, order.id)),
    gateway: -attempt.cents,
    refundsDue: unsentCents,
  });
  await stopPayments(transaction, order.id, 'cancelled');
  await transaction.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, order.id));
  await transaction
    .update(renewals)
    .set({ state: 'failed', nextStepAt: null })
    .where(eq(renewals.orderId, order.id));
  await releaseClubDollars(transaction, reservationOf(order.id));
  await returnPromoCode(transaction, order.id);
  await addEvents(transaction, [
    orderEvent('take-back', order.id),
    ...(mail ? [orderEvent('payment-failed', order.id)] : []),
  ]);
}

/** What the end of a membership changed in the balance for an order whose payment was returned. */
async function takeBackEnding(
  transaction: Transaction,
  { id, endingId, memberNumber }: Order,
): Promise<void> {
  if (endingId === null || memberNumber === null) return;
  const isEnding = eq(membershipEndings.id, endingId);
  const [ending] = await transaction.select().from(membershipEndings).where(isEnding);
  const balanceCents = -(ending?.details.balances[id] ?? 0);
  if (balanceCents !== 0)
    await addEvents(transaction, [orderEvent('balance', id, { payload: { balanceCents } })]);
}

/**
 * A returned payment of a membership that was ended: its refund is not sent, and the rest of it, for days that have passed, is owed.
 */
async function oweEnded(
  transaction: Transaction,
  { attempt, order }: Found,
  { mail }: OrderChannels,
): Promise<void> {
  const unsentCents = await voidRefunds(transaction, attempt.id);
  await post(transaction, order.id, { refundsDue: unsentCents, receivable: -unsentCents });
  await transaction
    .update(scheduledPayments)
    .set({ state: 'cancelled', nextTryOn: null })
    .where(eq(scheduledPayments.id, attempt.scheduledPaymentId ?? ''));
  const balanceCents = attempt.cents - unsentCents;
  await addEvents(transaction, [
    ...(balanceCents === 0 || order.memberNumber === null
      ? []
      : [orderEvent('balance', order.id, { payload: { balanceCents } })]),
    ...(mail
      ? [orderEvent('payment-failed', order.id, { payload: { cents: attempt.cents, nextTryInDays: null } })]
      : []),
  ]);
}

/** A payment of a cancelled order that was not received is not owed. */
async function cancelLater(transaction: Transaction, { attempt, order }: Found): Promise<void> {
  const settled = await settledOf(transaction, order.id);
  await transaction
    .update(scheduledPayments)
    .set({ state: 'cancelled', nextTryOn: null })
    .where(eq(scheduledPayments.id, attempt.scheduledPaymentId ?? ''));
  await post(
    transaction,
    order.id,
    returned(order.quote, { ...settled, cents: attempt.cents, left: settled.kept, to: 'receivable' }),
  );
}

/** Refunds money that the gateway took for an abandoned attempt, or for an order that has since been cancelled. */
async function refundLate(
  transaction: Transaction,
  { attempt, order }: Found,
  gatewayId: string,
): Promise<void> {
  const [refund] = await transaction
    .insert(refunds)
    .values({ orderId: order.id, attemptId: attempt.id, cents: attempt.cents, reason: 'late' })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!refund) return;
  await transaction.update(paymentAttempts).set({ gatewayId }).where(eq(paymentAttempts.id, attempt.id));
  await post(transaction, order.id, latePayment(attempt.cents));
  await addEvents(transaction, [orderEvent('refund', refund.id)]);
}
