import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Quote } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { describeError } from '@jalon/process';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import type { Gateway } from '../../payments/index.ts';
import { addDays, type PricingOptions, priceAutomaticRenewal } from '../../quotes/index.ts';
import { orderEvent } from '../order-events.ts';
import { renewals } from '../orders.tables.ts';
import { morningOf, type Order, type SettleOptions, settleAttempt } from '../settle/settle-attempt.ts';
import { chargeSaved } from './later-payments.ts';
import { findConsent, lastNoticeDay, type Renewal } from './renewal-consent.ts';
import { startPayment } from './renewal-order.ts';

export interface RenewalOptions extends SettleOptions {
  readonly gateway: Gateway;
  readonly pricing: PricingOptions;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Maximum days after the end for the first attempt, which is late when no process was running. */
const lateDays = 14;
/** Number of renewals that are claimed at a time. */
const batch = 10;
/** Minutes after which a claimed renewal is retried: its process ended, or the membership system was unavailable. */
const claimMinutes = 15;

/**
 * Sends the notices and makes the payments that are due, each once, even with several processes. Returns whether more
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

/** Prices the next year and sends the notice to the member. */
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
  options.outbox.wake();
}

/** Charges the next year, unless the renewal was stopped after the notice. */
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
  options.outbox.wake();
  if (!started) return;
  const { attemptId, order, cents } = started;
  await settleAttempt(options, attemptId, await chargeSaved(gateway, { attemptId, cents, order }));
}

async function stop({ db }: Database, { id, state }: Renewal, reason: string): Promise<void> {
  await db
    .update(renewals)
    .set({ state: 'stopped', reason, nextStepAt: null })
    .where(and(eq(renewals.id, id), eq(renewals.state, state)));
}

interface QuoteOptions {
  readonly pricing: PricingOptions;
}

/**
 * The lowest of three prices, because the notice is binding: the price of the day, the price by the list of the
 * notice’s day and, if the membership has not changed, the price in the notice.
 */
async function cheaperQuote(
  options: QuoteOptions,
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

/** A quote for the next year; undefined when the membership can't be bought unchanged. */
async function priceFor(
  { pricing }: QuoteOptions,
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
