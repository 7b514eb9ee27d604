import { formatPrice } from '@jalon/i18n';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { post } from '../ledger/postings.ts';
import { comparedDays, gatewayDifferences, orders } from '../orders.tables.ts';

/** What a kind of line is called. */
const names: Readonly<Record<string, string>> = {
  charge: 'payment',
  refund: 'refund',
  refundFailed: 'refused refund',
  dispute: 'dispute',
  disputeReturned: 'won dispute',
  other: 'other change',
};

const texts = {
  unknown: 'only the gateway has this',
  missing: 'only the ledger has this',
  amount: 'the amounts differ by this',
} as const;

/** The open differences between the gateway's report and the ledger, one per line, and how far both were compared. */
export async function listDifferences({ db }: Database): Promise<string[]> {
  const open = await db
    .select({ difference: gatewayDifferences, number: orders.number })
    .from(gatewayDifferences)
    .leftJoin(orders, eq(orders.id, gatewayDifferences.orderId))
    .where(isNull(gatewayDifferences.resolvedAt))
    .orderBy(asc(gatewayDifferences.day), asc(gatewayDifferences.createdAt));
  const [last] = await db.select().from(comparedDays).orderBy(desc(comparedDays.day)).limit(1);
  return [
    ...open.map(({ difference: { id, day, kind, of, subject, cents }, number }) =>
      [
        id,
        day,
        `${cents < 0 ? '-' : ''}${formatPrice(Math.abs(cents), 'en')}`.padStart(11),
        `${names[of] ?? of} ${subject}: ${texts[kind]}`,
        number ?? '',
      ]
        .join('  ')
        .trimEnd(),
    ),
    open.length === 0 ? 'No open differences' : `${open.length} open differences`,
    last ? `Compared until ${last.day}` : 'Nothing was compared yet',
  ];
}

/**
 * Ends a difference with an explanation, and posts its cents, so that the ledger has what the gateway has.
 * @throws with a line for the operator
 */
export async function explainDifference(
  database: Database,
  id: string,
  explanation: string,
): Promise<number> {
  if (explanation.trim() === '') throw new Error('Say what the difference is.');
  return database.transaction(async (work) => {
    const [ended] = await work
      .update(gatewayDifferences)
      .set({ resolvedAt: sql`now()`, explanation })
      .where(and(eq(sql`${gatewayDifferences.id}::text`, id), isNull(gatewayDifferences.resolvedAt)))
      .returning();
    if (!ended) throw new Error(`No open difference has the id ${id}.`);
    const { orderId, cents } = ended;
    await post(work, orderId, { gateway: cents, explained: -cents });
    return cents;
  });
}
