import * as z from 'zod/mini';
import type { balanceStore } from './balance-store.ts';
import type { eventStore } from './event-store.ts';
import { delay, type Scenario } from './scenarios.ts';
import type { ChargeRow } from './store-rows.ts';
import { newId, type Sql } from './store-sql.ts';
import { type Refund, refundStates } from './wire.ts';

const refundRow = z.object({
  id: z.string(),
  charge: z.string(),
  amount: z.int(),
  /** The caller's id; null for a refund of an earlier version. */
  asked: z.nullable(z.string()),
  state: z.enum(refundStates),
  /** What it becomes at `settles_at`. */
  becomes: z.nullable(z.enum(refundStates)),
});
type Row = z.infer<typeof refundRow>;

/** The first state of a refund, and the later one. */
const outcomes: Readonly<Record<NonNullable<Scenario['refunds']>, readonly [Row['state'], Row['state']]>> = {
  pending: ['pending', 'succeeded'],
  pendingThenFailed: ['pending', 'failed'],
  failed: ['succeeded', 'failed'],
};

const toRefund = ({ id, amount, state }: Row): Refund => ({ id, amount, state });

/** What refunds and disputes change: the balance, and events about it. */
export interface MoneyBack {
  readonly sql: Sql;
  readonly now: () => number;
  readonly addLine: ReturnType<typeof balanceStore>['addLine'];
  readonly addEventAbout: ReturnType<typeof eventStore>['addEventAbout'];
}

/** Refunds. Money leaves the balance when one is asked for, and comes back when the bank does not execute it. */
export function refundStore({ sql: { all, get, run, insert }, now, addLine, addEventAbout }: MoneyBack) {
  function byAsked(asked: string): Row | undefined {
    const row = get('SELECT * FROM refunds WHERE asked = ?', asked);
    return row && refundRow.parse(row);
  }

  function setState({ id, charge, amount, asked }: Row, state: Row['state']): void {
    run('UPDATE refunds SET state = ?, settles_at = NULL, becomes = NULL WHERE id = ?', state, id);
    if (state === 'failed') {
      run('UPDATE charges SET refunded = refunded - ? WHERE id = ?', amount, charge);
      addLine({ kind: 'refundFailed', charge, subject: asked, cents: amount });
    }
    if (asked !== null) addEventAbout('refund.updated', charge, asked);
  }

  return {
    addRefund(charge: ChargeRow, amount: number, asked: string): Refund {
      const { refunds }: Scenario = JSON.parse(charge.scenario);
      const [state, becomes] = refunds ? outcomes[refunds] : (['succeeded', null] as const);
      const refund = { id: newId('re'), amount, state };
      insert('refunds', {
        ...refund,
        charge: charge.id,
        created_at: now(),
        asked,
        settles_at: becomes === null ? null : now() + delay * 1000,
        becomes,
      });
      addLine({ kind: 'refund', charge: charge.id, subject: asked, cents: -amount });
      return refund;
    },

    /** The refund that was asked for with an id, as it is now. */
    refundOf(asked: string): (Refund & { readonly charge: string }) | undefined {
      const row = byAsked(asked);
      return row && { ...toRefund(row), charge: row.charge };
    },

    /** Lets the bank decide about the refunds that are due. */
    settleRefunds(): void {
      for (const found of all('SELECT * FROM refunds WHERE settles_at <= ?', now())) {
        const row = refundRow.parse(found);
        if (row.becomes !== null) setState(row, row.becomes);
      }
    },

    /** Undefined: there is none, or it has failed already. */
    endRefund(asked: string, state: 'succeeded' | 'failed'): Refund | undefined {
      const row = byAsked(asked);
      if (!row || row.state === 'failed' || row.state === state) return undefined;
      setState(row, state);
      return { ...toRefund(row), state };
    },
  };
}
