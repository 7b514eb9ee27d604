import { createHash, createHmac } from 'node:crypto';
import {
  retryAfterUnavailable,
  type SavedPayment,
  type SavedPaymentPage,
  type SavedPaymentRequest,
} from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { mandateVersion } from '@jalon/membership/legal';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { labelOf } from '../../checkouts/index.ts';
import type { Gateway } from '../../payments/index.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import { orders, renewals, scheduledPayments } from '../orders.tables.ts';
import { isAgreed } from '../schedule/renewal-consent.ts';
import {
  type PersonalOrder,
  presentMeans,
  type Replacement,
  sealOrder,
  unsealOrder,
} from '../sealed-order.ts';
import type { Order } from '../settle/settle-attempt.ts';
import { followUps, forgetMethod } from './follow-ups.ts';

export interface SavedPaymentOptions {
  readonly database: Database;
  readonly encryption: Encryption;
  readonly gateway: Gateway;
  readonly channels: OrderChannels;
  /** Woken after the commit: events may have been stored. */
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly secret: string;
}

/**
 * Identifies the member of a gateway’s page to this API only, and the person who filled it in by the secret with which it leads back: the
 * gateway keeps both.
 */
export function pageOwner(
  { secret }: Pick<SavedPaymentOptions, 'secret'>,
  memberNumber: string,
  entered: string,
): string {
  const member = createHmac('sha256', secret).update(`saved payment of ${memberNumber}`).digest('base64url');
  return `${member}.${createHash('sha256').update(entered).digest('base64url')}`;
}

/** Whether a page was made for a member, whoever filled it in. */
function isPageOf(
  options: Pick<SavedPaymentOptions, 'secret'>,
  memberNumber: string,
  savedFor: string | undefined,
): boolean {
  return savedFor?.split('.')[0] === pageOwner(options, memberNumber, '').split('.')[0];
}

/**
 * The state of a page that was made for a member; its card or account only for the person who filled it in.
 * @throws ApiError `not_found` for any other page
 */
export async function findOwnPage(
  options: Pick<SavedPaymentOptions, 'gateway' | 'secret'>,
  memberNumber: string,
  { pageId, entered = '' }: { readonly pageId: string; readonly entered?: string | undefined },
): Promise<SavedPaymentPage> {
  const page = /^[\w-]{8,255}$/.test(pageId) ? await options.gateway.hostedPage(pageId) : undefined;
  if (!page || !isPageOf(options, memberNumber, page.savedFor)) throw new ApiError('not_found');
  const isTheirs = page.savedFor === pageOwner(options, memberNumber, entered);
  return { state: page.state, payment: isTheirs ? labelOf(page.payment) : undefined };
}

/** An order with payments that are still to be made, and these payments. */
interface PayableOrder {
  readonly order: Order;
  /** Not paid yet. */
  readonly scheduled: readonly (typeof scheduledPayments.$inferSelect)[];
  /** The automatic renewal that this order pays, while it waits for another attempt. */
  readonly renewal: typeof renewals.$inferSelect | undefined;
  /** Whether the saved card or account pays the next automatic renewal. */
  readonly renewsItself: boolean;
}

/** The card or account saved for a member’s later payments, and what it will pay. */
export async function findSavedPayment(
  { database, encryption }: Pick<SavedPaymentOptions, 'database' | 'encryption'>,
  memberNumber: string,
): Promise<SavedPayment> {
  return describe(await findPayable(database, database.db, memberNumber), encryption);
}

/**
 * Replaces the card or account of all later payments of a member, and lets declined payments be tried again once, today.
 * The same page again changes nothing.
 * @throws ApiError
 */
export async function replaceSavedPayment(
  options: SavedPaymentOptions,
  memberNumber: string,
  { page: pageId, entered = '', locale, mandate, ip }: SavedPaymentRequest & { readonly ip: string },
): Promise<SavedPayment> {
  const { database, encryption, gateway, channels, outbox } = options;
  const before = await findPayable(database, database.db, memberNumber);
  if (before.length === 0) throw new ApiError('not_found');
  const page = createHash('sha256').update(pageId).digest('hex');
  const isDone = ({ order }: PayableOrder) => hasReplacement(unsealOrder(order, encryption), page);
  if (before.every(isDone)) return describe(before, encryption);

  const hosted = await gateway.hostedPage(pageId);
  // The id of a page is in an address: someone else’s must not be usable, nor a card that someone else typed on the member's.
  const isOwn = hosted?.savedFor === pageOwner(options, memberNumber, entered);
  const payment = isOwn && hosted.state === 'complete' ? hosted.payment : undefined;
  if (!payment) throw refused('page', 'invalid');
  const isBank = payment.method === 'bank';
  if (isBank && !mandate) throw refused('mandate', 'required');
  if (isBank && mandate?.version !== mandateVersion) throw refused('mandate', 'changed');
  const saved = await gateway.save({ id: page, payment, ...(isBank && { mandate: mandate?.version }) });
  if (saved.state === 'unknown') throw new ApiError('unavailable', { retryAfter: retryAfterUnavailable });
  if (saved.state === 'declined') throw refused('page', saved.reason);
  if (saved.state === 'unverified') throw refused('page', 'unverified');

  const at = new Date().toISOString();
  const replacement: Replacement = {
    page,
    at,
    payment: labelOf(payment),
    ...(isBank && mandate && { mandate: { ...mandate, acceptedAt: at, ip } }),
  };
  await database.transaction(async (transaction) => {
    // Locks the orders: a repeated request waits, and then finds the replacement.
    const payable = await findPayable(database, transaction, memberNumber, { lock: true });
    const open = payable.filter((one) => !isDone(one));
    const [latest] = open;
    if (!latest) return;
    const { payments, isDeclined, renewsItself } = describe(payable, encryption);
    for (const one of open) {
      await replaceIn(transaction, one, { replacement, savedMethod: saved.savedMethod }, encryption);
    }
    for (const { order } of open) {
      if (order.savedMethod !== null) await forgetMethod(transaction, order.savedMethod, latest.order);
    }
    const mail = { page, locale, payments, isDeclined, renewsItself };
    await addEvents(transaction, [
      ...followUps(open, { method: payment.method, savedMethod: saved.savedMethod }, encryption),
      ...(channels.mail ? [orderEvent('payment-replaced', latest.order.id, { payload: mail })] : []),
    ]);
  });
  outbox.wake();
  return findSavedPayment(options, memberNumber);
}

const hasReplacement = ({ replacements = [] }: PersonalOrder, page: string) =>
  replacements.some((one) => one.page === page);

function refused(field: string, problem: string): ApiError {
  return new ApiError('invalid_fields', { errors: { [field]: problem } });
}

interface NewMethod {
  readonly replacement: Replacement;
  readonly savedMethod: string;
}

/** Replaces the card or account of one order. Its declined payments become due. */
async function replaceIn(
  transaction: Transaction,
  { order, renewal }: PayableOrder,
  { replacement, savedMethod }: NewMethod,
  encryption: Encryption,
): Promise<void> {
  const personal = unsealOrder(order, encryption);
  const { payment, mandate } = replacement;
  const changed = {
    ...personal,
    // The receipt of a renewal that is not paid yet has the new card.
    ...(order.state === 'open' && { payment, mandate }),
    replacements: [...(personal.replacements ?? []), replacement],
  };
  const today = dayInQuebec();
  await transaction
    .update(orders)
    .set({
      savedMethod,
      ...(order.state === 'unpaid' && { state: 'placed' as const }),
      ...sealOrder(changed, order.id, encryption),
    })
    .where(eq(orders.id, order.id));
  const isOf = eq(scheduledPayments.orderId, order.id);
  const isDue = eq(scheduledPayments.state, 'due');
  const wasDeclined = gt(scheduledPayments.declined, 0);
  // The attempt of a due payment without a next day is under way.
  await transaction
    .update(scheduledPayments)
    .set({ nextTryOn: today })
    .where(and(isOf, isDue, wasDeclined, isNotNull(scheduledPayments.nextTryOn)));
  // Payments that were stopped before their day are made on their day.
  await transaction
    .update(scheduledPayments)
    .set({
      state: 'due',
      nextTryOn: sql`CASE WHEN ${wasDeclined} THEN ${today}::date ELSE greatest(${scheduledPayments.dueOn}, ${today}::date) END`,
    })
    .where(and(isOf, eq(scheduledPayments.state, 'failed')));
  if (renewal && renewal.declined > 0 && renewal.state === 'noticed') {
    await transaction.update(renewals).set({ nextStepAt: sql`now()` }).where(eq(renewals.id, renewal.id));
  }
}

/** A member’s orders with later payments, the latest first. Gifts are not among them: their payer is not the member. */
async function findPayable(
  database: Database,
  work: Transaction,
  memberNumber: string,
  { lock } = { lock: false },
): Promise<PayableOrder[]> {
  const query = work
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberNumber, memberNumber),
        inArray(orders.state, ['open', 'placed', 'unpaid']),
        isNotNull(orders.sealed),
        ne(sql`${orders.quote}->>'flow'`, 'gift-a-membership'),
      ),
    )
    .orderBy(desc(orders.createdAt));
  const found = await (lock ? query.for('update') : query);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const scheduled = await work
    .select()
    .from(scheduledPayments)
    .where(inArray(scheduledPayments.orderId, ids));
  const renewing = await work
    .select()
    .from(renewals)
    .where(
      and(
        eq(renewals.memberNumber, memberNumber),
        inArray(renewals.state, ['planned', 'noticed', 'charging']),
      ),
    );

  const payable: PayableOrder[] = [];
  for (const order of found) {
    const own = scheduled.filter(({ orderId }) => orderId === order.id);
    const one = {
      order,
      scheduled: own.filter(({ state }) => state === 'due' || state === 'failed'),
      renewal: renewing.find(({ orderId }) => orderId === order.id),
      renewsItself:
        order.state === 'placed' &&
        order.savedMethod !== null &&
        renewing.some(({ expiresOn }) => expiresOn === order.quote.period.to) &&
        (await isAgreed(database, order, memberNumber)),
    };
    const hasPayments = one.scheduled.length > 0 || one.renewsItself;
    if (order.state === 'open' ? one.renewal : hasPayments) payable.push(one);
  }
  return payable;
}

function describe(payable: readonly PayableOrder[], encryption: Encryption): SavedPayment {
  const today = dayInQuebec();
  const saved = payable.find(({ order }) => order.savedMethod !== null);
  const notBefore = (day: string) => (day < today ? today : day);
  // A declined payment that is tried today does not wait for the member: it may already have the new card.
  const isWaiting = ({ state, declined, nextTryOn }: typeof scheduledPayments.$inferSelect) =>
    declined > 0 && (state === 'failed' || (nextTryOn !== null && nextTryOn > today));
  const isLater = (moment: Date | null) => moment !== null && moment.getTime() > Date.now();
  const payments = payable.flatMap(({ order, scheduled, renewal }) => {
    const unpaid = renewal ? order.quote.payments : [];
    return [
      ...unpaid.map(({ dueOn, amount }) => ({ dueOn: notBefore(dueOn), amount })),
      ...scheduled.map(({ dueOn, cents, declined }) => ({
        dueOn: declined > 0 ? today : notBefore(dueOn),
        amount: cents,
      })),
    ];
  });
  return {
    isReplaceable: payable.length > 0,
    ...(saved && { payment: presentMeans(unsealOrder(saved.order, encryption)).payment }),
    payments: payments.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    isDeclined: payable.some(
      ({ scheduled, renewal }) =>
        scheduled.some(isWaiting) || (renewal && renewal.declined > 0 && isLater(renewal.nextStepAt)),
    ),
    renewsItself: payable.some(({ renewsItself }) => renewsItself),
  };
}
