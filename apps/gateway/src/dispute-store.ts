import * as z from 'zod/mini';
import { disputeFee } from './balance-store.ts';
import type { MoneyBack } from './refund-store.ts';
import { disputeDelay, type Scenario } from './scenarios.ts';
import type { ChargeRow } from './store-rows.ts';
import { newId } from './store-sql.ts';
import { type Dispute, disputeStates } from './wire.ts';

const disputeRow = z.object({
  id: z.string(),
  charge: z.string(),
  amount: z.int(),
  /** `planned`: the payer will dispute the charge at `opens_at`. */
  state: z.enum([...disputeStates, 'planned:inquiry', 'planned:open', 'planned:lost']),
  opens_at: z.nullable(z.int()),
  answer_by: z.nullable(z.int()),
});
type Row = z.infer<typeof disputeRow>;

/** How long the club can answer, in milliseconds. */
const answerTime = 20 * 24 * 60 * 60_000;

/** Disputes of charges. Money leaves the balance when one opens, and comes back when the club wins. */
export function disputeStore({ sql: { all, get, run, insert }, now, addLine, addEventAbout }: MoneyBack) {
  function find(id: string): Row | undefined {
    const row = get('SELECT * FROM disputes WHERE id = ?', id);
    return row && disputeRow.parse(row);
  }

  function toDispute({ id, charge, amount, state, answer_by }: Row): Dispute | undefined {
    const present = disputeStates.find((one) => one === state);
    if (!present) return undefined;
    return { id, charge, amount, state: present, ...(answer_by !== null && { answerBy: answer_by }) };
  }

  const takesMoney = (state: string) => state === 'open' || state === 'lost';

  function setState({ id, charge, amount, state }: Row, wanted: Dispute['state']): void {
    run('UPDATE disputes SET state = ?, opens_at = NULL WHERE id = ?', wanted, id);
    const moved = Number(takesMoney(wanted)) - Number(takesMoney(state));
    if (moved > 0) addLine({ kind: 'dispute', charge, subject: id, cents: -amount, fee: disputeFee });
    if (moved < 0) addLine({ kind: 'disputeReturned', charge, subject: id, cents: amount });
    addEventAbout('dispute.updated', charge, id);
  }

  function plan(charge: string, amount: number, wanted: 'inquiry' | 'open' | 'lost', opensAt: number): Row {
    const times = { opens_at: opensAt, answer_by: opensAt + answerTime };
    const row: Row = { id: newId('dp'), charge, amount, state: `planned:${wanted}`, ...times };
    insert('disputes', row);
    return row;
  }

  return {
    /** Plans what the scenario of a charge that has succeeded says. */
    planDispute(charge: ChargeRow): void {
      const { disputed }: Scenario = JSON.parse(charge.scenario);
      if (disputed) plan(charge.id, charge.amount, disputed, now() + disputeDelay * 1000);
    },

    /** Opens the disputes that are due. */
    openPlanned(): void {
      for (const found of all('SELECT * FROM disputes WHERE opens_at <= ?', now())) {
        const row = disputeRow.parse(found);
        setState(row, row.state.replace('planned:', '') as Dispute['state']);
      }
    },

    addDispute(charge: ChargeRow, amount: number, state: 'inquiry' | 'open' | 'lost'): Dispute | undefined {
      const row = plan(charge.id, amount, state, now());
      setState(row, state);
      return toDispute({ ...row, state });
    },

    /** Ends a dispute, or lets an inquiry become one. Undefined: it has ended before. */
    endDispute(id: string, state: 'open' | 'won' | 'lost'): Dispute | undefined {
      const row = find(id);
      if (!row || (row.state !== 'open' && row.state !== 'inquiry') || row.state === state) return undefined;
      setState(row, state);
      return toDispute({ ...row, state });
    },

    dispute(id: string): Dispute | undefined {
      const row = find(id);
      return row && toDispute(row);
    },

    /** The cents of a charge that its payer has back from the bank. */
    heldOf(chargeId: string): number {
      const row = get(
        `SELECT coalesce(sum(amount), 0) AS cents FROM disputes WHERE charge = ? AND state IN ('open', 'lost')`,
        chargeId,
      );
      return Number(row?.cents ?? 0);
    },
  };
}
