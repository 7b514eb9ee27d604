import type { DeclineReason, OrderAttempt, Receipt, SiteLinks } from '@jalon/api-client/contract';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { pathOfToken } from '../../../platform/site-links/site-links.ts';
import type { ChargeOutcome, Gateway } from '../../payments/index.ts';
import { shownPeople } from '../added-people.ts';
import { orders, paymentAttempts, renewals } from '../orders.tables.ts';
import { namesIn } from '../receipt-names.ts';
import { unsealOrder } from '../sealed-order.ts';
import {
  type Attempt,
  abandoned,
  answerSeconds,
  type Order,
  type SettleOptions,
  settleAttempt,
} from './settle-attempt.ts';

const isId = /^[\da-f]{32}$/;

export interface AttemptWithOrder {
  readonly attempt: Attempt;
  readonly order: Order;
}

export async function findAttempt(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<AttemptWithOrder | undefined> {
  if (!isId.test(id)) return undefined;
  const [found] = await db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(renewals, eq(renewals.orderId, orders.id))
    // The API does not expose attempts of later payments and of automatic renewals.
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.scheduledPaymentId), isNull(renewals.id)));
  return found;
}

/** An attempt that an event of the gateway may be about, later payments included. */
export async function attemptOfEvent(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<Pick<Attempt, 'id' | 'createdAt' | 'state'> | undefined> {
  if (!isId.test(id)) return undefined;
  const { createdAt, state } = paymentAttempts;
  const [found] = await db
    .select({ id: paymentAttempts.id, createdAt, state })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id));
  return found;
}

export interface AnswerOptions {
  readonly encryption: Encryption;
  readonly links: Pick<SiteLinks, 'gift'>;
  readonly taxNumbers: Receipt['taxNumbers'];
}

/** An attempt as the wire has it. */
export function toAnswer({ attempt, order }: AttemptWithOrder, options: AnswerOptions): OrderAttempt {
  const { id: attemptId, state, challengeUrl, reason } = attempt;
  const isPlaced = state === 'succeeded' || state === 'processing';
  return {
    attemptId,
    state,
    ...(state === 'challenge' && challengeUrl !== null && { challengeUrl }),
    ...(state === 'declined' && reason !== null && { reason: reason as DeclineReason }),
    ...(isPlaced && { receipt: receiptOf(order, options) }),
  };
}

function receiptOf(order: Order, { encryption, links, taxNumbers }: AnswerOptions): Receipt {
  const { quote, number, placedAt, memberNumber, locale } = order;
  if (number === null || placedAt === null) throw new Error('The order is not placed');
  // After the personal data is deleted, the rest of the receipt is still available.
  const personal = order.sealed === null ? undefined : unsealOrder(order, encryption);
  const { payment, giftToken } = personal ?? {};
  return {
    orderNumber: number,
    placedAt: placedAt.toISOString(),
    quote,
    priceData: quote.priceData,
    ...(quote.flow === 'register' && memberNumber !== null && { memberNumber }),
    // The numbers of a gift are its recipient’s.
    ...(personal && giftToken === undefined && { additionalMembers: shownPeople(personal, order) }),
    ...(giftToken !== undefined && { giftPath: pathOfToken(links.gift[locale], giftToken) }),
    ...(payment && { payment }),
    ...(personal && namesIn(personal)),
    ...(taxNumbers && { taxNumbers }),
  };
}

/** Asks the gateway for the outcome of an attempt, and stores it. */
export async function checkAttempt(
  options: SettleOptions & { readonly gateway: Gateway },
  { id, createdAt }: Pick<Attempt, 'id' | 'createdAt'>,
): Promise<ChargeOutcome> {
  const mayBeOnItsWay = Date.now() - createdAt.getTime() < answerSeconds * 1000;
  const outcome = await options.gateway.check(id, { close: !mayBeOnItsWay });
  if (mayBeOnItsWay && wasNotReceived(outcome)) return { state: 'unknown' };
  await settleAttempt(options, id, outcome);
  return outcome;
}

function wasNotReceived(outcome: ChargeOutcome): boolean {
  return (
    outcome.state === 'unknown' || (outcome.state === 'declined' && outcome.reason === 'processingError')
  );
}

/** Maximum number of attempts checked at a time. */
const batch = 10;

/**
 * Asks the gateway about attempts whose outcome is unknown: the answer was lost, the process ended, or the person left.
 * Several processes may do so at the same time: each attempt is claimed by one of them. Returns whether more are due.
 */
export async function sweepAttempts(
  options: SettleOptions & { readonly gateway: Gateway },
): Promise<boolean> {
  const claimed = await claimAttempts(options.database);
  for (const attempt of claimed) {
    const outcome = await checkAttempt(options, attempt);
    const age = Date.now() - attempt.createdAt.getTime();
    // Money that arrives later is refunded.
    if (outcome.state === 'challenge' && age > outcome.validMinutes * 60_000) {
      await settleAttempt(options, attempt.id, abandoned);
    }
  }
  return claimed.length === batch;
}

/** Claims attempts that are due to be checked. The next check of each is due later, at growing intervals. */
function claimAttempts(database: Database): Promise<Attempt[]> {
  const { id, state, nextCheckAt, createdAt } = paymentAttempts;
  return database.transaction((transaction) => {
    const due = transaction
      .select({ id })
      .from(paymentAttempts)
      .where(lte(nextCheckAt, sql`now()`))
      .orderBy(asc(nextCheckAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return transaction
      .update(paymentAttempts)
      .set({
        nextCheckAt: sql`now() + CASE WHEN ${state} = 'processing' THEN interval '1 hour'
          ELSE least(interval '1 hour', greatest(interval '15 seconds', (now() - ${createdAt}) / 2)) END`,
      })
      .where(inArray(id, due))
      .returning();
  });
}
