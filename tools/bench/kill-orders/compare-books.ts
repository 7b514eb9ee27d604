import { DatabaseSync } from 'node:sqlite';
import type { OrderAttempt } from '@jalon/api-client/contract';
import type { Client } from 'pg';

export interface Books {
  readonly client: Client;
  /** The gateway's data. */
  readonly gatewayFile: string;
  /** The last state that visitors saw, by attempt. */
  readonly told: ReadonlyMap<string, OrderAttempt['state']>;
}

export interface Comparison {
  readonly facts: readonly string[];
  /** Faults that must not happen, with their number. */
  readonly faults: Readonly<Record<string, number>>;
}

interface Attempt {
  readonly id: string;
  readonly order_id: string;
  readonly state: OrderAttempt['state'];
  readonly order_state: string;
  readonly cents: number;
}

interface Charge {
  readonly state: string;
  readonly amount: number;
  readonly refunded: number;
}

/** Compares the gateway’s charges with the club’s ledger, order by order. */
export async function compareBooks({ client, gatewayFile, told }: Books): Promise<Comparison> {
  const charges = readCharges(gatewayFile);
  const { rows: attempts } = await client.query<Attempt>(
    `SELECT a.id, a.order_id, a.state, o.state AS order_state, a.cents
     FROM payment_attempts a JOIN orders o ON o.id = a.order_id`,
  );
  const number = async (statement: string) => {
    const { rows } = await client.query<{ value: number }>(statement);
    return rows[0]?.value ?? 0;
  };

  const kept = (id: string): number => {
    const charge = charges.get(id);
    const isTaken = charge?.state === 'succeeded' || charge?.state === 'processing';
    return charge && isTaken ? charge.amount - charge.refunded : 0;
  };
  const paidAttempts = new Map<string, number>();
  for (const { id, order_id } of attempts) {
    if (kept(id) > 0) paidAttempts.set(order_id, (paidAttempts.get(order_id) ?? 0) + 1);
  }
  const known = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const isPaid = ({ state }: Attempt) => state === 'succeeded' || state === 'processing';
  const atGateway = [...charges.keys()].reduce((sum, id) => sum + kept(id), 0);
  const inLedger = await number(
    `SELECT coalesce(sum(cents), 0)::int AS value FROM ledger_entries WHERE account = 'gateway'`,
  );

  const placed = attempts.filter((attempt) => attempt.order_state === 'placed' && isPaid(attempt));
  return {
    facts: [
      `${attempts.length} attempts, ${placed.length} orders placed, ${charges.size} charges at the gateway, ${(atGateway / 100).toFixed(2)} $ taken`,
    ],
    faults: {
      'orders charged twice': [...paidAttempts.values()].filter((count) => count > 1).length,
      'charges that the club does not know': [...charges.keys()].filter(
        (id) => kept(id) > 0 && !known.has(id),
      ).length,
      'attempts that a visitor saw and the club lost': [...told.keys()].filter((id) => !known.has(id)).length,
      'paid orders lost': attempts.filter(
        (attempt) => kept(attempt.id) > 0 && !(isPaid(attempt) && attempt.order_state === 'placed'),
      ).length,
      'orders placed without payment': placed.filter(({ id, cents }) => kept(id) !== cents).length,
      'visitors told of a payment that is none': [...told].filter(
        ([id, state]) => state === 'succeeded' && kept(id) === 0,
      ).length,
      'visitors told of no payment that was made': [...told].filter(
        ([id, state]) => state === 'declined' && kept(id) > 0,
      ).length,
      'attempts still open': attempts.filter(({ state }) =>
        ['confirming', 'unknown', 'challenge', 'processing'].includes(state),
      ).length,
      'cents between gateway and ledger': Math.abs(atGateway - inLedger),
      'postings that do not add up to zero': await number(
        'SELECT count(*)::int AS value FROM (SELECT 1 FROM ledger_entries GROUP BY posting HAVING sum(cents) <> 0) AS wrong',
      ),
      'club dollars kept for orders that failed': await number(
        `SELECT count(*)::int AS value FROM club_dollar_reservations r JOIN orders o ON r.id = 'order:' || o.id
         WHERE o.state = 'open' AND NOT EXISTS (
           SELECT 1 FROM payment_attempts a WHERE a.order_id = o.id AND a.state <> 'declined')`,
      ),
    },
  };
}

function readCharges(file: string): ReadonlyMap<string, Charge> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('SELECT attempt, state, amount, refunded FROM charges').all();
    return new Map(
      rows.map(({ attempt, state, amount, refunded }) => [
        String(attempt),
        { state: String(state), amount: Number(amount), refunded: Number(refunded) },
      ]),
    );
  } finally {
    database.close();
  }
}
