import { dayInQuebec } from '@jalon/i18n';
import { and, eq, gte, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { defineGauge } from '../../../platform/observability/metrics.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import type { ReportLine } from '../../payments/index.ts';
import { addDays } from '../../quotes/index.ts';
import { feeKept, paidOut, post } from '../ledger/postings.ts';
import { orderEvent } from '../order-events.ts';
import {
  comparedDays,
  disputes,
  gatewayDifferences,
  gatewayLines,
  paymentAttempts,
  refunds,
} from '../orders.tables.ts';
import { settleDispute } from '../settle/disputes.ts';
import { checkRefund, type RefundOptions } from '../settle/refunds.ts';

const openDifferences = defineGauge(
  'jalon_gateway_differences',
  'Differences between the gateway’s report and the ledger that are open',
);
const daysBehind = defineGauge(
  'jalon_gateway_days_not_compared',
  'Days that have ended and whose report of the gateway was not compared with the ledger',
);

/** Records what is open. Each worker does so each hour, whichever of them compared. `until`: the last day that should be compared. */
async function recordComparison({ pool }: Pick<Database, 'pool'>, until: string): Promise<void> {
  const { rows } = await pool.query<{ open: number; behind: number }>(
    `SELECT (SELECT count(*) FROM gateway_differences WHERE resolved_at IS NULL)::integer AS open,
      greatest(0, $1::date - (SELECT max(day) FROM compared_days))::integer AS behind`,
    [until],
  );
  openDifferences(rows[0]?.open ?? 0);
  daysBehind(rows[0]?.behind ?? 0);
}

export interface CompareOptions extends RefundOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** A part of the time that the gateway's report has. */
interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Milliseconds. The clocks differ, and a payment is known some time after the gateway took it. */
const slack = 3_600_000;
/** Days that are compared at a time, after a pause of the workers. */
const atOnce = 40;

/**
 * Compares the gateway's report with the ledger for the days in Québec that have ended and were not compared, and again for those with
 * open differences. The first time, that is yesterday. A day has ended an hour after its midnight.
 */
export async function compareReports(options: CompareOptions, now = new Date()): Promise<void> {
  const db = options.database.db;
  const until = addDays(dayInQuebec(new Date(now.getTime() - slack)), -1);
  const [last] = await db
    .select({ day: sql<string | null>`max(${comparedDays.day})::text` })
    .from(comparedDays);
  const open = await db
    .selectDistinct({ day: gatewayDifferences.day })
    .from(gatewayDifferences)
    .where(isNull(gatewayDifferences.resolvedAt));
  const days = new Set(open.map(({ day }) => day));
  let next = last?.day == null ? until : addDays(last.day, 1);
  for (; next <= until && days.size < atOnce; next = addDays(next, 1)) days.add(next);
  try {
    for (const day of [...days].toSorted()) await compareDay(options, day, now);
  } finally {
    await recordComparison(options.database, until);
  }
}

/** Compares one day; a day that has not ended, as far as it has come. */
export async function compareDay(options: CompareOptions, day: string, now = new Date()): Promise<void> {
  const { database, gateway } = options;
  const period = await periodOf(database, day);
  const lines = await gateway.report({
    from: new Date(period.from.getTime() - slack),
    to: new Date(period.to.getTime() + slack),
  });
  await database.transaction((work) => storeLines(work, lines));
  await catchUp(options, lines);
  const added = await database.transaction((work) => storeDifferences(work, options, day, period));
  // A day that has not ended is compared again.
  if (period.to.getTime() + slack <= now.getTime()) await storeComparedDay(database, day, period);
  for (const { id, kind, of, cents } of added) {
    options.log.warn(
      { difference: id, day, kind, of, cents },
      'the gateway’s report differs from the ledger',
    );
  }
}

async function periodOf({ pool }: Database, day: string): Promise<Period> {
  const { rows } = await pool.query<Period>(
    `SELECT $1::date::timestamp AT TIME ZONE 'America/Toronto' AS from,
      ($1::date + 1)::timestamp AT TIME ZONE 'America/Toronto' AS to`,
    [day],
  );
  const [period] = rows;
  if (!period) throw new Error('The day has no period');
  return period;
}

/** Stores lines that are new, and posts their fees and payouts: those are known from the report alone. */
async function storeLines(work: Transaction, lines: readonly ReportLine[]): Promise<void> {
  for (const line of lines) {
    const { feeCents, gatewayId = null, subject = null, ...given } = line;
    const stored = await work
      .insert(gatewayLines)
      .values({ ...given, feeCents, gatewayId, subject })
      .onConflictDoNothing()
      .returning({ id: gatewayLines.id });
    if (stored.length === 0) continue;
    await post(work, await orderOf(work, gatewayId), feeKept(feeCents));
    if (line.kind === 'payout') await post(work, null, paidOut(-line.cents));
    if (line.kind === 'fee') await post(work, null, feeKept(-line.cents));
  }
}

async function orderOf(work: Transaction, gatewayId: string | null): Promise<string | null> {
  if (gatewayId === null) return null;
  const [attempt] = await work
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.gatewayId, gatewayId));
  return attempt?.orderId ?? null;
}

/** Asks the gateway about disputes and refused refunds whose event was lost. */
async function catchUp(options: CompareOptions, lines: readonly ReportLine[]): Promise<void> {
  const { database, gateway } = options;
  const db = database.db;
  const of = (...kinds: readonly ReportLine['kind'][]) => [
    ...new Set(lines.flatMap(({ kind, subject }) => (kinds.includes(kind) && subject ? [subject] : []))),
  ];
  const disputed = of('dispute', 'disputeReturned');
  const won = of('disputeReturned');
  const known = await db
    .select({ id: disputes.id, state: disputes.state })
    .from(disputes)
    .where(inArray(disputes.id, disputed));
  for (const id of disputed) {
    const state = known.find((one) => one.id === id)?.state;
    if (state !== undefined && state !== 'inquiry' && (state === 'won' || !won.includes(id))) continue;
    const dispute = await gateway.dispute(id);
    if (dispute) await settleDispute(options, dispute);
  }
  const id = sql`${refunds.id}::text`;
  const isWaiting = and(isNull(refunds.refundedAt), isNull(refunds.failedAt));
  const unaware = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      or(
        and(inArray(id, of('refundFailed')), isNull(refunds.failedAt)),
        and(inArray(id, of('refund')), or(isWaiting, eq(refunds.settledBy, 'dispute'))),
      ),
    );
  for (const refund of unaware) await checkRefund(options, refund.id);
}

interface Difference {
  readonly kind: 'unknown' | 'missing' | 'amount';
  readonly of: string;
  readonly subject: string;
  readonly orderId: string | null;
  readonly cents: number;
}

/** What the ledger says of each line of a day, and what the ledger has of the day that has no line. */
const differences = (from: string, to: string) => sql`
  WITH lines AS (
    SELECT l.*, (SELECT order_id FROM payment_attempts a WHERE a.gateway_id = l.gateway_id LIMIT 1) AS order_id,
      CASE kind
        WHEN 'charge' THEN (SELECT a.cents FROM payment_attempts a WHERE a.gateway_id = l.gateway_id
          AND (a.state IN ('succeeded', 'processing')
            OR EXISTS (SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.reason = 'late')) LIMIT 1)
        WHEN 'refund' THEN (SELECT -r.cents FROM refunds r WHERE r.id::text = l.subject
          AND (r.settled_by = 'gateway' OR r.refunded_at IS NULL OR r.failed_at IS NOT NULL))
        WHEN 'refundFailed' THEN
          (SELECT r.cents FROM refunds r WHERE r.id::text = l.subject AND r.failed_at IS NOT NULL)
        WHEN 'dispute' THEN (SELECT -d.cents FROM disputes d WHERE d.id = l.subject AND d.state <> 'inquiry')
        WHEN 'disputeReturned' THEN (SELECT d.cents FROM disputes d WHERE d.id = l.subject AND d.state = 'won')
        WHEN 'payout' THEN cents
        WHEN 'fee' THEN cents
      END AS ledger
    FROM gateway_lines l WHERE at >= ${from} AND at < ${to})
  SELECT CASE WHEN ledger IS NULL THEN 'unknown' ELSE 'amount' END AS kind, kind AS of, id AS subject,
    order_id AS "orderId", cents - coalesce(ledger, 0) AS cents
  FROM lines WHERE ledger IS DISTINCT FROM cents
  UNION ALL
  SELECT 'missing', 'charge', id, order_id, -cents FROM payment_attempts a
  WHERE succeeded_at >= ${from} AND succeeded_at < ${to} AND state = 'succeeded' AND cents > 0
    AND NOT EXISTS (SELECT FROM gateway_lines l WHERE l.gateway_id = a.gateway_id AND l.kind = 'charge')
  UNION ALL
  SELECT 'missing', 'refund', id::text, order_id, cents FROM refunds r
  WHERE refunded_at >= ${from} AND refunded_at < ${to} AND settled_by = 'gateway'
    AND NOT EXISTS (SELECT FROM gateway_lines l WHERE l.subject = r.id::text AND l.kind = 'refund')
  UNION ALL
  SELECT 'missing', 'dispute', id, order_id, held_cents FROM disputes d
  WHERE changed_at >= ${from} AND changed_at < ${to} AND held_cents > 0
    AND NOT EXISTS (SELECT FROM gateway_lines l WHERE l.subject = d.id AND l.kind = 'dispute')`;

/** Stores the differences of a day that are new, tells the club of each, and ends those that no longer exist. */
async function storeDifferences(
  work: Transaction,
  { channels }: Pick<CompareOptions, 'channels'>,
  day: string,
  { from, to }: Period,
): Promise<readonly (Difference & { readonly id: string })[]> {
  const times = [from.toISOString(), to.toISOString()] as const;
  const { rows: found } = await work.execute<Difference & Record<string, unknown>>(differences(...times));
  const added = [];
  for (const { kind, of, subject, orderId, cents } of found) {
    const [stored] = await work
      .insert(gatewayDifferences)
      .values({ day, kind, of, subject, orderId, cents })
      .onConflictDoNothing()
      .returning({ id: gatewayDifferences.id });
    if (!stored) continue;
    added.push({ kind, of, subject, orderId, cents, id: stored.id });
    if (channels.notice) await addEvents(work, [orderEvent('difference', stored.id)]);
  }
  const isOpen = and(eq(gatewayDifferences.day, day), isNull(gatewayDifferences.resolvedAt));
  const present = found.map(({ of, subject }) => `${of}:${subject}`);
  await work
    .update(gatewayDifferences)
    .set({ resolvedAt: sql`now()` })
    .where(
      present.length === 0
        ? isOpen
        : and(
            isOpen,
            notInArray(sql`${gatewayDifferences.of} || ':' || ${gatewayDifferences.subject}`, present),
          ),
    );
  return added;
}

/** Stores that a day was compared, with what the gateway reported of it. */
async function storeComparedDay({ db }: Database, day: string, { from, to }: Period): Promise<void> {
  const [total] = await db
    .select({
      lines: sql<number>`count(*)::integer`,
      cents: sql<number>`coalesce(sum(${gatewayLines.cents} - ${gatewayLines.feeCents}), 0)::integer`,
    })
    .from(gatewayLines)
    .where(and(gte(gatewayLines.at, from), lt(gatewayLines.at, to)));
  const values = { lines: total?.lines ?? 0, cents: total?.cents ?? 0, at: sql`now()` };
  await db
    .insert(comparedDays)
    .values({ day, ...values })
    .onConflictDoUpdate({ target: comparedDays.day, set: values });
}
