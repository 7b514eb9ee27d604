import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MemberSource, Quote } from '@jalon/api-client/contract';
import { describeError } from '@jalon/process';
import { and, asc, desc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import type { MemberDirectory } from '../../members/index.ts';
import type { Gateway } from '../../payments/index.ts';
import { dayInQuebec } from '../../prices/index.ts';
import { addDays, type PricingOptions, priceAutomaticRenewal } from '../../quotes/index.ts';
import { orderEvent } from '../order-events.ts';
import { liveStates, orders, paymentAttempts, renewals } from '../orders.tables.ts';
import { type PersonalOrder, sealOrder, unsealOrder } from '../sealed-order.ts';
import {
  answerSeconds,
  morningOf,
  newNumber,
  type Order,
  placeOpenOrder,
  type SettleOptions,
  settleAttempt,
} from '../settle-attempt.ts';
import { chargeSaved } from './later-payments.ts';

export type Renewal = typeof renewals.$inferSelect;

export interface RenewalOptions extends SettleOptions {
  readonly gateway: Gateway;
  readonly pricing: PricingOptions;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Days before the end between which the notice is sent (Consumer Protection Act, s. 214.3, and the contract). */
const noticeDays = { first: 90, last: 60 };
/** Days after the end on which a first try may still be made, when no process was running. */
const lateDays = 14;
/** Renewals that are claimed at a time. */
const batch = 10;
/** A renewal whose process ended, or whose membership system was away, is continued after this time. */
const claimMinutes = 15;
/** The class of the advisory locks, one for each member. */
const lockClass = 6_202_854;

/** Plans the renewal of the membership that an order began, when the payer agreed to it. */
export async function planRenewal(
  transaction: Transaction,
  { quote, renewalSelected, savedMethod }: Order,
  memberNumber: string,
): Promise<void> {
  // A gift is paid by someone else.
  if (!renewalSelected || savedMethod === null || quote.flow === 'gift-a-membership') return;
  const expiresOn = quote.period.to;
  await transaction
    .insert(renewals)
    .values({ memberNumber, expiresOn, nextStepAt: morningOf(addDays(expiresOn, -noticeDays.first)) })
    .onConflictDoNothing();
}

/**
 * Sends the notices and makes the payments that are due, each once, in any of several processes. Returns whether more
 * are due.
 */
export async function renewMemberships(options: RenewalOptions): Promise<boolean> {
  const claimed = await claimRenewals(options.database);
  for (const renewal of claimed) {
    try {
      await (renewal.state === 'planned' ? announce(options, renewal) : pay(options, renewal));
    } catch (error) {
      const described = describeError(error instanceof Error ? error : new Error(String(error)));
      options.log.warn({ renewal: renewal.id, error: described }, 'a renewal is tried again later');
    }
  }
  return claimed.length === batch;
}

function claimRenewals(database: Database): Promise<Renewal[]> {
  return database.transaction((transaction) => {
    const due = transaction
      .select({ id: renewals.id })
      .from(renewals)
      .where(lte(renewals.nextStepAt, sql`now()`))
      .orderBy(asc(renewals.nextStepAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return transaction
      .update(renewals)
      .set({ nextStepAt: sql`now() + make_interval(mins => ${claimMinutes})` })
      .where(inArray(renewals.id, due))
      .returning();
  });
}

/** Prices the next year and tells the member. */
async function announce(options: RenewalOptions, renewal: Renewal): Promise<void> {
  const { database, channels } = options;
  const { id, expiresOn } = renewal;
  const today = dayInQuebec();
  if (today > lastNoticeDay(renewal)) return stop(database, renewal, 'noNotice');
  // Without mail, members can't be notified.
  if (!channels.mail) return;
  const consent = await findConsent(database, options.pricing.directory, renewal);
  if ('reason' in consent) return stop(database, renewal, consent.reason);
  const quote = await priceFor(options, renewal, {
    order: consent.order,
    paidOn: expiresOn,
    listedOn: today,
  });
  if (!quote) return stop(database, renewal, 'notSold');
  await database.transaction(async (transaction) => {
    const noticed = await transaction
      .update(renewals)
      .set({ state: 'noticed', quote, listedOn: today, nextStepAt: morningOf(expiresOn) })
      .where(and(eq(renewals.id, id), eq(renewals.state, 'planned')))
      .returning({ id: renewals.id });
    if (noticed.length > 0) await addEvents(transaction, [orderEvent('renewal-notice', id)]);
  });
  options.onSettled();
}

/** Pays the next year, unless the renewal was stopped since the notice. */
async function pay(options: RenewalOptions, renewal: Renewal): Promise<void> {
  const { database, gateway } = options;
  const { noticeSentAt, expiresOn, orderId } = renewal;
  const today = dayInQuebec();
  if (noticeSentAt === null || dayInQuebec(noticeSentAt) > lastNoticeDay(renewal)) {
    return stop(database, renewal, 'noNotice');
  }
  if (orderId === null && today > addDays(expiresOn, lateDays)) return stop(database, renewal, 'tooLate');
  const consent = await findConsent(database, options.pricing.directory, renewal);
  if ('reason' in consent) return stop(database, renewal, consent.reason);
  const quote = await cheaperQuote(options, renewal, consent.order, today);
  if (!quote) return stop(database, renewal, 'notSold');
  const started = await startPayment(options, renewal, { ...consent, quote });
  options.onSettled();
  if (!started) return;
  const { attemptId, order, cents } = started;
  await settleAttempt(options, attemptId, await chargeSaved(gateway, { attemptId, cents, order }));
}

const lastNoticeDay = ({ expiresOn }: Renewal) => addDays(expiresOn, -noticeDays.last);

async function stop({ pool }: Database, { id, state }: Renewal, reason: string): Promise<void> {
  await drizzle(pool)
    .update(renewals)
    .set({ state: 'stopped', reason, nextStepAt: null })
    .where(and(eq(renewals.id, id), eq(renewals.state, state)));
}

export interface Consent {
  /** The latest one with the consent and a kept card or account. */
  readonly order: Order;
  readonly source: MemberSource;
}

/** Why a renewal is stopped. */
interface Stopped {
  readonly reason: 'orderEnded' | 'noMember' | 'notActive' | 'switchedOff' | 'otherEnd';
}

/**
 * The consent to a renewal, when it still holds: the membership system knows the membership, as active, with automatic
 * renewal and the same end.
 */
export async function findConsent(
  { pool }: Database,
  directory: MemberDirectory,
  { memberNumber, expiresOn }: Renewal,
): Promise<Consent | Stopped> {
  const [order] = await drizzle(pool)
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.memberNumber, memberNumber),
        eq(orders.state, 'placed'),
        eq(orders.renewalSelected, true),
        sql`${orders.savedMethod} IS NOT NULL AND ${orders.sealed} IS NOT NULL`,
        sql`${orders.quote}->'period'->>'to' = ${expiresOn}`,
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (!order) return { reason: 'orderEnded' };
  const source = await directory.find(memberNumber);
  if (!source) return { reason: 'noMember' };
  const { codeStatutAdhesion, codeTypeRenouvellement, dateExpiration } =
    source.resMemberData.membres[0].dossierAdhesion;
  if (codeStatutAdhesion !== 'A') return { reason: 'notActive' };
  if (codeTypeRenouvellement !== 'A') return { reason: 'switchedOff' };
  if (dateExpiration?.slice(0, 10) !== expiresOn) return { reason: 'otherEnd' };
  return { order, source };
}

/**
 * The lowest of three, because the notice is binding: the price of the day, the price by the list of the notice’s day,
 * and the notice’s own while the membership is still the same.
 */
async function cheaperQuote(
  options: RenewalOptions,
  renewal: Renewal,
  order: Order,
  today: string,
): Promise<Quote | undefined> {
  const price = (listedOn: string) => priceFor(options, renewal, { order, paidOn: today, listedOn });
  const [now, relisted] = [await price(today), await price(renewal.listedOn ?? today)];
  const { quote: notice } = renewal;
  const isSame = notice && relisted && isDeepStrictEqual(soldIn(notice), soldIn(relisted));
  return [now, relisted, isSame ? notice : undefined]
    .filter((quote) => quote !== undefined)
    .toSorted((one, other) => one.priceData.totalYear - other.priceData.totalYear)[0];
}

/** The items of a quote, without deductions. */
const soldIn = ({ lines }: Quote) => lines.filter(({ amount }) => amount > 0);

/** A quote of the next year; undefined when the membership can’t be bought as it is. */
async function priceFor(
  { pricing }: RenewalOptions,
  { memberNumber, expiresOn }: Renewal,
  { order, paidOn, listedOn }: { readonly order: Order; readonly paidOn: string; readonly listedOn: string },
): Promise<Quote | undefined> {
  const { termSelected } = order.quote;
  try {
    const asked = { memberNumber, termSelected, expiresOn, paidOn, listedOn };
    const priced = await priceAutomaticRenewal(pricing, asked);
    return { id: randomUUID(), expiresAt: new Date().toISOString(), ...priced };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_fields') return undefined;
    throw error;
  }
}

interface StartedPayment {
  readonly attemptId: string;
  readonly order: Order;
  readonly cents: number;
}

/**
 * Stores the order and an attempt to pay it. Undefined when there is nothing to charge: another process was first, the
 * member has renewed meanwhile, or nothing is due.
 */
async function startPayment(
  options: RenewalOptions,
  { id, memberNumber }: Renewal,
  { order: consented, source, quote }: Consent & { readonly quote: Quote },
): Promise<StartedPayment | undefined> {
  return options.database.transaction(async (transaction) => {
    const [current] = await transaction
      .select()
      .from(renewals)
      .where(and(eq(renewals.id, id), eq(renewals.state, 'noticed')))
      .for('update');
    if (!current) return undefined;
    const change = (values: Partial<Renewal>) =>
      transaction.update(renewals).set(values).where(eq(renewals.id, id));
    if (await isRenewed(transaction, { memberNumber, quote, orderId: current.orderId })) {
      await change({ state: 'stopped', reason: 'otherOrder', nextStepAt: null });
      return undefined;
    }
    const personal = personalOf(unsealOrder(consented, options.encryption), source);
    const order =
      (current.orderId && (await findOrder(transaction, current.orderId))) ||
      (await addOrder(transaction, options, { consented, personal, memberNumber, quote }));
    // A second try pays the quote of the first one.
    const [payment] = order.quote.payments;
    const attemptId = randomBytes(16).toString('hex');
    await transaction.insert(paymentAttempts).values({
      id: attemptId,
      orderId: order.id,
      cents: payment?.amount ?? 0,
      state: payment ? 'confirming' : 'succeeded',
      nextCheckAt: payment ? sql`now() + make_interval(secs => ${answerSeconds})` : null,
    });
    await change({ orderId: order.id, state: 'charging', nextStepAt: null });
    if (payment) return { attemptId, order, cents: payment.amount };
    await placeOpenOrder(transaction, order, options);
    return undefined;
  });
}

async function findOrder(transaction: Transaction, id: string): Promise<Order | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id));
  return order;
}

interface NewOrder {
  readonly consented: Order;
  readonly personal: PersonalOrder;
  readonly memberNumber: string;
  readonly quote: Quote;
}

async function addOrder(
  transaction: Transaction,
  { encryption }: RenewalOptions,
  { consented, personal, memberNumber, quote }: NewOrder,
): Promise<Order> {
  const id = randomUUID();
  const [order] = await transaction
    .insert(orders)
    .values({
      id,
      quoteId: quote.id,
      number: await newNumber(transaction),
      locale: consented.locale,
      quote,
      memberNumber,
      renewalSelected: true,
      savedMethod: consented.savedMethod,
      ...sealOrder(personal, id, encryption),
    })
    .returning();
  if (!order) throw new Error('The order was not stored');
  return order;
}

/** Acceptances apply to the next year too; name and address are the current ones. */
function personalOf({ contract, mandate, payment }: PersonalOrder, source: MemberSource): PersonalOrder {
  return { details: {}, payer: payerIn(source), contract, mandate, payment, isAutomatic: true };
}

export function payerIn(source: MemberSource): PersonalOrder['payer'] {
  const { prenom, nom, courriel } = source.resMemberData.membres[0].personne;
  return { name: `${prenom} ${nom}`, email: courriel ?? '' };
}

/**
 * Whether another order renews a membership for a part of the same time, or may still do so. Other transactions that
 * ask for the same member wait for the end of this one.
 */
export async function isRenewed(
  transaction: Transaction,
  {
    memberNumber,
    quote,
    orderId,
  }: { readonly memberNumber: string; readonly quote: Quote; readonly orderId: string | null },
): Promise<boolean> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockClass}, hashtext(${memberNumber}))`);
  const { from, to } = quote.period;
  const live = transaction
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.state, [...liveStates]));
  const others = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberNumber, memberNumber),
        sql`${orders.quote}->>'flow' = 'renewal'`,
        gte(sql`${orders.quote}->'period'->>'to'`, from),
        lte(sql`${orders.quote}->'period'->>'from'`, to),
        or(eq(orders.state, 'placed'), and(eq(orders.state, 'open'), inArray(orders.id, live))),
        ...(orderId === null ? [] : [ne(orders.id, orderId)]),
      ),
    )
    .limit(1);
  return others.length > 0;
}
