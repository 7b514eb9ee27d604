import { createHash } from 'node:crypto';
import type { MembershipEnding } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { releaseClubDollars } from '../../members/index.ts';
import { addDays, daysIn, returnPromoCode } from '../../quotes/index.ts';
import { post } from '../ledger/postings.ts';
import { orderEvent } from '../order-events.ts';
import {
  endingLinks,
  membershipEndings,
  orders,
  paymentAttempts,
  refunds,
  renewals,
} from '../orders.tables.ts';
import { lockMember } from '../place/other-orders.ts';
import { reservationOf } from '../reservation.ts';
import { stopPayments } from '../schedule/settle-later.ts';
import { type PaymentLabel, presentMeans, sealOrder, unsealOrder, withoutMandate } from '../sealed-order.ts';
import { abandonAttempts, type Order, type SettleOptions } from '../settle/settle-attempt.ts';
import { type EndingTarget, isOf, type OwnOrder, readOrders, targetOf } from './ended-orders.ts';
import { computeEnding, type EndingAmounts, type EndingDetails, taxIn } from './ending-amounts.ts';

export type EndMembershipOptions = Pick<SettleOptions, 'database' | 'encryption' | 'channels' | 'checkouts'>;

type Ending = typeof membershipEndings.$inferSelect;

/** What the membership system says about the membership of a target. */
export interface Enrolled {
  /** Whether it is active there. */
  readonly isActive: boolean;
  readonly expiresOn: string | undefined;
}

export interface EndingPress {
  readonly target: EndingTarget;
  /** Absent for an order without a member, and for an operator. */
  readonly enrolled: Enrolled | undefined;
  /** What the person saw. Absent for an operator. */
  readonly seen?: string | undefined;
  readonly locale: 'fr' | 'en';
  readonly endedBy: Ending['endedBy'];
  /** The mailed link that it uses up. */
  readonly linkId?: string | undefined;
  /** What the link has ended. */
  readonly endingId?: string | null | undefined;
}

/** What a press would do now, or the end that a press made. Undefined when there is nothing to end. */
export async function findEnding(
  { database, encryption }: Pick<EndMembershipOptions, 'database' | 'encryption'>,
  target: EndingTarget,
  enrolled: Enrolled | undefined,
  endingId?: string | null,
): Promise<MembershipEnding | undefined> {
  const work = database.db;
  if (endingId != null) return describeEnding(database, await endingOf(work, endingId), encryption);
  const planned = await plan(work, target, enrolled, encryption);
  if (planned) return (await hasMoved(work, planned)) ? undefined : ready(planned, encryption);
  const last = await lastEnding(work, target);
  return last && (await describeEnding(database, last, encryption));
}

/**
 * Ends a membership, or an order without a member, in one transaction: the refunds are queued, later payments and agreements stopped,
 * renewals ended, and the membership system, the payer and the club are notified. Repeated, it changes nothing.
 * @throws ApiError `invalid_fields` when the amounts are not those that the person saw; `not_found` when there is nothing to end
 */
export async function endMembership(options: EndMembershipOptions, press: EndingPress): Promise<Pressed> {
  const { database } = options;
  const { target, enrolled, seen, linkId, endingId } = press;
  return database.transaction(async (transaction) => {
    if (endingId != null) return { ending: await endingOf(transaction, endingId), isNew: false };
    if ('memberNumber' in target) await lockMember(transaction, target.memberNumber);
    const planned = await plan(transaction, target, enrolled, options.encryption, { lock: true });
    if (!planned) {
      const last = await lastEnding(transaction, target);
      if (!last) throw new ApiError('not_found');
      return { ending: last, isNew: false };
    }
    const isSeen = seen === undefined || seen === ready(planned, options.encryption).seen;
    if (!isSeen || (await hasMoved(transaction, planned))) {
      throw new ApiError('invalid_fields', { errors: { seen: 'changed' } });
    }
    const ending = await end(transaction, options, planned, press);
    if (linkId !== undefined) {
      await transaction.update(endingLinks).set({ endingId: ending.id }).where(eq(endingLinks.id, linkId));
    }
    return { ending, isNew: true };
  });
}

export interface Pressed {
  readonly ending: Ending;
  /** False when an earlier press has made the end. */
  readonly isNew: boolean;
}

/** An end before it is made. */
interface Plan {
  readonly target: EndingTarget;
  readonly endsOn: string;
  readonly own: readonly OwnOrder[];
  /** The orders that end: not those whose days have all passed. */
  readonly ending: readonly OwnOrder[];
  readonly amounts: EndingAmounts;
  readonly details: EndingDetails;
}

async function plan(
  work: Transaction,
  target: EndingTarget,
  enrolled: Enrolled | undefined,
  encryption: Encryption,
  { lock } = { lock: false },
): Promise<Plan | undefined> {
  const endsOn = dayInQuebec();
  const own = await readOrders(work, target, { lock });
  const ending = own.filter(({ order, ended }) => {
    const last = ended.period?.to ?? order.quote.period.to;
    return ended.period === undefined || last >= endsOn || ended.unpaid.length > 0;
  });
  const isActive = enrolled?.isActive && (enrolled.expiresOn === undefined || enrolled.expiresOn >= endsOn);
  if (ending.length === 0) {
    const last = await lastEnding(work, target);
    if (!isActive || (last && isOnItsWay(last))) return undefined;
  }
  const amounts = computeEnding(
    own.map(({ ended }) => ended),
    endsOn,
  );
  const lastDay = ending
    .flatMap(({ ended }) => ended.period?.to ?? [])
    .toSorted()
    .at(-1);
  const expiresOn = isActive ? enrolled?.expiresOn : lastDay;
  const { refund, unpaid, credit, toBalance } = amounts;
  const balances = balancesOf(own, amounts);
  const details: EndingDetails = {
    ...(expiresOn && { expiresOn }),
    parts: amounts.parts.map(({ part }) => part).filter(({ amount }) => amount !== 0),
    refund,
    unpaid,
    credit,
    toBalance,
    owed: amounts.parts.filter(({ order }) => isOwn(own, order.id)).reduce((sum, { owed }) => sum + owed, 0),
    refunds: amounts.refunds.map(({ orderId, attemptId, cents, at }) => ({ orderId, attemptId, cents, at })),
    stopped: ending
      .flatMap(({ ended }) => ended.unpaid.map(({ dueOn, cents }) => ({ dueOn, amount: cents })))
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    endsMandate: own.some(({ order }) => hasMandate(order, encryption)),
    isPaidByOther: 'memberNumber' in target && ending.some(({ isGift }) => isGift),
    isPaidElsewhere: isPaidElsewhere(own, endsOn, expiresOn),
    balances,
  };
  return { target, endsOn, own, ending, amounts, details };
}

/** In milliseconds; longer than any request. */
const staleAfter = 600_000;

/** Whether what the membership system said may be older than the end. */
const isOnItsWay = ({ toldAt }: Ending) => toldAt === null || Date.now() - toldAt.getTime() < staleAfter;

/** Whether an order without a member has one since: its gift was accepted, or the membership system has it now. */
async function hasMoved(transaction: Transaction, { target, own }: Plan): Promise<boolean> {
  const [only] = own;
  return (
    'orderId' in target && only !== undefined && 'memberNumber' in (await targetOf(transaction, only.order))
  );
}

/** Whether a year of an order covers each day that is left. */
function isPaidElsewhere(own: readonly OwnOrder[], endsOn: string, expiresOn: string | undefined): boolean {
  if (expiresOn === undefined) return false;
  const years = own
    .filter(({ ended }) => ended.flow !== 'modify-my-membership')
    .flatMap(({ ended }) => ended.period ?? []);
  let next = addDays(endsOn, 1);
  for (const { from, to } of years.toSorted((one, other) => one.from.localeCompare(other.from))) {
    if (from <= next && to >= next) next = addDays(to, 1);
  }
  return next <= expiresOn && daysIn(next, expiresOn) > 0;
}

function hasMandate(order: Order, encryption: Encryption): boolean {
  if (order.sealed === null || order.savedMethod === null) return false;
  const { mandate } = presentMeans(unsealOrder(order, encryption));
  return mandate !== undefined && mandate.cancelledAt === undefined;
}

/** The cents by which the refunds of an order are more than its own days. */
function paidOutBy({ parts, refunds: sent }: EndingAmounts, orderId: string): number {
  const refunded = sent.filter((one) => one.orderId === orderId).reduce((sum, { cents }) => sum + cents, 0);
  return refunded - (parts.find(({ order }) => order.id === orderId)?.cash ?? 0);
}

/** Whether the member paid for an order. The balance of a gift is not the member’s. */
const isOwn = (own: readonly OwnOrder[], orderId: string) =>
  own.some(({ order, isGift }) => order.id === orderId && !isGift);

/** The changes of the member’s balance by each order that has one. */
function balancesOf(own: readonly OwnOrder[], amounts: EndingAmounts): Record<string, number> {
  const change = (id: string) => {
    const part = amounts.parts.find(({ order }) => order.id === id);
    const { owed = 0, toBalance = 0, reversed = 0 } = part ?? {};
    return owed - toBalance - Math.min(0, reversed) + paidOutBy(amounts, id);
  };
  const changes = own
    .filter(({ isGift, order }) => !isGift && order.enrolledAt !== null)
    .map(({ order }) => [order.id, change(order.id)] as const);
  return Object.fromEntries(changes.filter(([, cents]) => cents !== 0));
}

async function end(
  transaction: Transaction,
  options: EndMembershipOptions,
  { target, endsOn, own, ending, amounts, details }: Plan,
  { endedBy, locale }: EndingPress,
): Promise<Ending> {
  const { encryption, channels } = options;
  const [added] = await transaction
    .insert(membershipEndings)
    .values({
      ...target,
      endsOn,
      endedBy,
      locale,
      details,
      balanceCents: Object.values(details.balances).reduce((sum, cents) => sum + cents, 0),
    })
    .returning();
  if (!added) throw new Error('The end was not stored');
  await abandonOpen(transaction, options, target);

  for (const { order, reversed, notOwed, fromHeld, cash, toBalance } of amounts.parts) {
    const gst = taxIn(reversed, order.gst, order.kept);
    const qst = taxIn(reversed, order.qst, order.kept);
    await post(transaction, order.id, {
      sales: reversed - gst - qst,
      gst,
      qst,
      receivable: (order.kept < 0 ? -reversed : -notOwed) + order.debt - toBalance,
      refundsDue: -cash,
      disputed: -fromHeld,
    });
  }
  for (const orderId of new Set(own.map(({ order }) => order.id))) {
    const paidOut = paidOutBy(amounts, orderId);
    await post(transaction, orderId, { receivable: paidOut, refundsDue: -paidOut });
  }
  const sent = [];
  for (const { isProcessing, credited, orderId, attemptId, cents } of amounts.refunds) {
    const [row] = await transaction
      .insert(refunds)
      .values({ orderId, attemptId, cents, creditedCents: credited, reason: 'ended' })
      .returning({ id: refunds.id });
    // A debit that the bank still processes is refunded once it has succeeded.
    if (row && !isProcessing) sent.push(orderEvent('refund', row.id));
  }

  const detached = new Map<string, string>();
  for (const { order } of own) {
    const isOver = ending.some((one) => one.order.id === order.id);
    const at = new Date().toISOString();
    if (order.savedMethod !== null) detached.set(order.savedMethod, order.id);
    await transaction
      .update(orders)
      .set({
        savedMethod: null,
        ...(isOver && { state: 'cancelled' as const, endingId: added.id }),
        ...(hasMandate(order, encryption) &&
          sealOrder(withoutMandate(unsealOrder(order, encryption), at), order.id, encryption)),
      })
      .where(eq(orders.id, order.id));
    if (!isOver) continue;
    await stopPayments(transaction, order.id, 'cancelled');
    if (order.enrolledAt !== null) continue;
    await releaseClubDollars(transaction, reservationOf(order.id));
    await returnPromoCode(transaction, order.id);
    // It may be on its way to the membership system.
    await addEvents(transaction, [orderEvent('take-back', order.id)]);
  }
  await addEvents(transaction, [
    ...sent,
    ...Array.from(detached, ([savedMethod, id]) => orderEvent('detach', id, { payload: { savedMethod } })),
    ...('memberNumber' in target ? [orderEvent('end', added.id)] : []),
    orderEvent('ended', added.id),
    ...(details.isPaidByOther ? [orderEvent('ended', added.id, { payload: { isToPayer: true } })] : []),
    ...(channels.notice ? [orderEvent('ended-notice', added.id)] : []),
  ]);
  return added;
}

/** Attempts to pay that are open end as if the person had left: money that arrives is refunded. Automatic renewals stop. */
async function abandonOpen(
  transaction: Transaction,
  options: EndMembershipOptions,
  target: EndingTarget,
): Promise<void> {
  if (!('memberNumber' in target)) return;
  await transaction
    .update(renewals)
    .set({ state: 'stopped', reason: 'ended', nextStepAt: null })
    .where(
      and(
        eq(renewals.memberNumber, target.memberNumber),
        inArray(renewals.state, ['planned', 'noticed', 'charging']),
      ),
    );
  const open = await transaction
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        isOf(transaction, target),
        eq(orders.state, 'open'),
        isNull(paymentAttempts.scheduledPaymentId),
        inArray(paymentAttempts.state, ['confirming', 'challenge', 'unknown']),
      ),
    )
    .for('update');
  await abandonAttempts(transaction, open, options);
}

async function endingOf(work: Transaction, id: string): Promise<Ending> {
  const [ending] = await work.select().from(membershipEndings).where(eq(membershipEndings.id, id));
  if (!ending) throw new Error('The link has no end');
  return ending;
}

async function lastEnding(work: Transaction, target: EndingTarget): Promise<Ending | undefined> {
  const isTarget =
    'memberNumber' in target
      ? eq(membershipEndings.memberNumber, target.memberNumber)
      : eq(membershipEndings.orderId, target.orderId);
  const [last] = await work
    .select()
    .from(membershipEndings)
    .where(isTarget)
    .orderBy(desc(membershipEndings.at))
    .limit(1);
  return last;
}

function ready({ target, endsOn, own, amounts, details }: Plan, encryption: Encryption): MembershipEnding {
  const labels = new Map(own.map(({ order }) => [order.id, labelsOf(order, encryption)]));
  const shown = {
    ...wire(details),
    state: 'ready' as const,
    kind: 'memberNumber' in target ? ('membership' as const) : ('gift' as const),
    endsOn,
    refunds: amounts.refunds.map(({ orderId, cents, at, isProcessing }) => ({
      cents,
      payment: labels.get(orderId)?.(at),
      isProcessing,
    })),
  };
  return { ...shown, seen: digestOf(shown) };
}

function wire({ balances: _, refunds: __, parts, stopped, ...shown }: EndingDetails) {
  return { ...shown, parts: [...parts], stopped: [...stopped] };
}

/** Identifies what a person saw. A debit that the bank accepts meanwhile changes nothing for them. */
function digestOf({ refunds: sent, ...shown }: Omit<MembershipEnding, 'seen'>): string {
  const same = { ...shown, refunds: sent.map(({ isProcessing: _, ...refund }) => refund) };
  return createHash('sha256').update(JSON.stringify(same)).digest('base64url');
}

/** The card or account of an order that paid at a time. */
function labelsOf(order: Order, encryption: Encryption): (at: string) => PaymentLabel | undefined {
  if (order.sealed === null) return () => undefined;
  const { payment, replacements = [] } = unsealOrder(order, encryption);
  return (time) => (replacements.findLast(({ at }) => at <= time) ?? { payment }).payment;
}

/** An end that was made, as its receipt shows it. */
export async function describeEnding(
  { db }: Pick<Database, 'db'>,
  { details, endsOn, memberNumber }: Ending,
  encryption: Encryption,
): Promise<MembershipEnding> {
  const ids = [...new Set(details.refunds.map(({ orderId }) => orderId))];
  const paid = ids.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, ids));
  const attemptIds = details.refunds.map(({ attemptId }) => attemptId);
  const processing =
    attemptIds.length === 0
      ? []
      : await db
          .select({ id: paymentAttempts.id })
          .from(paymentAttempts)
          .where(and(inArray(paymentAttempts.id, attemptIds), eq(paymentAttempts.state, 'processing')));
  return {
    ...wire(details),
    state: 'ended',
    kind: memberNumber === null ? 'gift' : 'membership',
    endsOn,
    refunds: details.refunds.map(({ orderId, attemptId, cents, at }) => {
      const order = paid.find(({ id }) => id === orderId);
      return {
        cents,
        payment: order && labelsOf(order, encryption)(at),
        isProcessing: processing.some(({ id }) => id === attemptId),
      };
    }),
    seen: '',
  };
}

/** Notes that the membership system has processed an end. */
export async function noteTold({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  await db.update(membershipEndings).set({ toldAt: sql`now()` }).where(eq(membershipEndings.id, id));
}
