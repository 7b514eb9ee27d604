import * as z from 'zod/mini';
import { newId, type Sql } from './store-sql.ts';
import { lineKinds, type ReportLine } from './wire.ts';

/** In cents. Those of card payments and bank debits are like Stripe's in Canada. */
const fees = {
  card: (cents: number) => Math.round(cents * 0.029) + 30,
  bank: (cents: number) => Math.min(500, Math.round(cents * 0.01) + 40),
  /** Kept also when the club wins. */
  dispute: 1_500,
} as const;

export const feeOf = (method: 'card' | 'bank', cents: number): number => Math.min(cents, fees[method](cents));
export const disputeFee = fees.dispute;

const lineRow = z.object({
  number: z.int(),
  id: z.string(),
  kind: z.enum(lineKinds),
  charge: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  cents: z.int(),
  fee: z.int(),
  at: z.int(),
});

/** Lines of one answer. */
const pageSize = 100;
const day = 24 * 60 * 60_000;

interface NewLine extends Pick<ReportLine, 'kind' | 'cents'>, Partial<Pick<ReportLine, 'charge' | 'fee'>> {
  readonly subject?: string | null;
}

/** The club's balance: each change is a line that never changes, except for the payout that paid it. */
export function balanceStore({ all, get, run, insert }: Sql, now: () => number) {
  function addLine({ kind, charge, subject, cents, fee = 0 }: NewLine): void {
    const about = { charge: charge ?? null, subject: subject ?? null };
    insert('balance_lines', { id: newId('txn'), kind, ...about, cents, fee, at: now() });
  }

  /** Pays out the lines before a time; returns the cents, 0 while the balance is not positive. */
  function payOut(before: number): number {
    const row = get(
      'SELECT coalesce(sum(cents - fee), 0) AS cents FROM balance_lines WHERE payout IS NULL AND at < ?',
      before,
    );
    const cents = Number(row?.cents ?? 0);
    if (cents <= 0) return 0;
    const id = newId('po');
    run('UPDATE balance_lines SET payout = ? WHERE payout IS NULL AND at < ?', id, before);
    addLine({ kind: 'payout', subject: id, cents: -cents });
    run('UPDATE balance_lines SET payout = ? WHERE kind = ? AND subject = ?', id, 'payout', id);
    return cents;
  }

  return {
    addLine,
    payOut,

    /** Pays out the days that are over, in UTC. */
    payOutDaily: () => void payOut(Math.floor(now() / day) * day),

    /** A page of the lines of a period, the oldest first. */
    report(from: number, to: number, after = 0): { lines: ReportLine[]; next?: number } {
      const rows = all(
        'SELECT * FROM balance_lines WHERE at >= ? AND at < ? AND number > ? ORDER BY number LIMIT ?',
        from,
        to,
        after,
        pageSize,
      ).map((found) => lineRow.parse(found));
      const last = rows.at(-1);
      return {
        lines: rows.map(({ id, kind, charge, subject, cents, fee, at }) => ({
          id,
          kind,
          ...(charge !== null && { charge }),
          ...(subject !== null && { subject }),
          cents,
          fee,
          at,
        })),
        ...(last && rows.length === pageSize && { next: last.number }),
      };
    },
  };
}
