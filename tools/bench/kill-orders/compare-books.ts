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

  /** The cents that were taken, refunded or not. */
  const taken = (id: string): number => {
    const charge = charges.get(id);
    return charge?.state === 'succeeded' || charge?.state === 'processing' ? charge.amount : 0;
  };
  const kept = (id: string): number => taken(id) - (taken(id) > 0 ? (charges.get(id)?.refunded ?? 0) : 0);
  const paidAttempts = new Map<string, number>();
  for (const { id, order_id } of attempts) {
    if (kept(id) > 0) paidAttempts.set(order_id, (paidAttempts.get(order_id) ?? 0) + 1);
  }
  const known = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const isPaid = ({ state }: Attempt) => state === 'succeeded' || state === 'processing';
  const balance = readBalance(gatewayFile);
  const atGateway = balance.cents + balance.processing;
  const inLedger = await number(
    `SELECT coalesce(sum(cents), 0)::int AS value FROM ledger_entries WHERE account = 'gateway'`,
  );

  // An order whose membership was ended is cancelled.
  const isSold = ({ order_state }: Attempt) => order_state === 'placed' || order_state === 'cancelled';
  const placed = attempts.filter((attempt) => isSold(attempt) && isPaid(attempt));
  return {
    facts: [
      `${attempts.length} attempts, ${placed.length} orders placed, ${charges.size} charges at the gateway, ${(sum(charges.keys(), taken) / 100).toFixed(2)} $ taken`,
      `${await number('SELECT count(*)::int AS value FROM membership_endings')} memberships ended; refunds: ${await number('SELECT count(*)::int AS value FROM refunds')}, of which refused by a bank ${await number('SELECT count(*)::int AS value FROM refunds WHERE failed_at IS NOT NULL')}`,
      `disputes: ${await number('SELECT count(*)::int AS value FROM disputes')}, won ${await number(`SELECT count(*)::int AS value FROM disputes WHERE state = 'won'`)}; payouts: ${await number(`SELECT count(*)::int AS value FROM gateway_lines WHERE kind = 'payout'`)}; report: ${await number('SELECT count(*)::int AS value FROM gateway_lines')} lines`,
    ],
    faults: {
      'orders charged twice': [...paidAttempts.values()].filter((count) => count > 1).length,
      'charges that the club does not know': [...charges.keys()].filter(
        (id) => kept(id) > 0 && !known.has(id),
      ).length,
      'attempts that a visitor saw and the club lost': [...told.keys()].filter((id) => !known.has(id)).length,
      'paid orders lost': attempts.filter(
        (attempt) => kept(attempt.id) > 0 && !(isPaid(attempt) && isSold(attempt)),
      ).length,
      'orders placed without payment': placed.filter(({ id, cents }) => taken(id) !== cents).length,
      'visitors told of a payment that is none': [...told].filter(
        ([id, state]) => state === 'succeeded' && taken(id) === 0,
      ).length,
      'visitors told of no payment that was made': [...told].filter(
        ([id, state]) => state === 'declined' && kept(id) > 0,
      ).length,
      'attempts still open': attempts.filter(({ state }) =>
        ['confirming', 'unknown', 'challenge', 'processing'].includes(state),
      ).length,
      'cents between gateway and ledger': Math.abs(atGateway - inLedger),
      'differences between the report and the ledger': await number(
        'SELECT count(*)::int AS value FROM gateway_differences WHERE resolved_at IS NULL',
      ),
      'disputes that the club does not know as they are': await differing(
        readStates(gatewayFile, `SELECT id, state FROM disputes WHERE state NOT LIKE 'planned%'`),
        'SELECT id, state FROM disputes',
        client,
      ),
      'refunds that the club does not know as they are': await differing(
        readStates(gatewayFile, 'SELECT asked AS id, state FROM refunds'),
        `SELECT id::text, CASE WHEN failed_at IS NOT NULL THEN 'failed' WHEN settled_by = 'gateway' THEN 'succeeded' END AS state
         FROM refunds WHERE failed_at IS NOT NULL OR settled_by = 'gateway'`,
        client,
      ),
      'cents of refunds that are due and that no refund has': await number(
        `SELECT abs((SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE account = 'refundsDue')
           + (SELECT coalesce(sum(cents), 0) FROM refunds WHERE refunded_at IS NULL))::int AS value`,
      ),
      'memberships ended twice': await number(
        `SELECT count(*)::int AS value FROM (SELECT 1 FROM membership_endings
           GROUP BY coalesce(member_number, order_id::text) HAVING count(*) > 1) AS twice`,
      ),
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
  const rows = withFile(file, (database) =>
    database.prepare('SELECT attempt, state, amount, refunded FROM charges').all(),
  );
  return new Map(
    rows.map(({ attempt, state, amount, refunded }) => [
      String(attempt),
      { state: String(state), amount: Number(amount), refunded: Number(refunded) },
    ]),
  );
}

function withFile<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** The balance after fees and payouts, and the debits that the bank still processes: the ledger has both. */
function readBalance(file: string): { readonly cents: number; readonly processing: number } {
  return withFile(file, (database) => {
    const cents = (statement: string) => Number(database.prepare(statement).get()?.cents ?? 0);
    return {
      cents: cents('SELECT coalesce(sum(cents - fee), 0) AS cents FROM balance_lines'),
      processing: cents(`SELECT coalesce(sum(amount), 0) AS cents FROM charges WHERE state = 'processing'`),
    };
  });
}

/** States by id. */
function readStates(file: string, statement: string): ReadonlyMap<string, string> {
  const rows = withFile(file, (database) => database.prepare(statement).all());
  return new Map(rows.map(({ id, state }) => [String(id), String(state)]));
}

/** The number of ids whose state is another in the club's database, or that only one of them has. */
async function differing(
  atGateway: ReadonlyMap<string, string>,
  statement: string,
  client: Client,
): Promise<number> {
  const { rows } = await client.query<{ id: string; state: string }>(statement);
  const known = new Map(rows.map(({ id, state }) => [id, state]));
  const ids = new Set([...atGateway.keys(), ...known.keys()]);
  return [...ids].filter((id) => atGateway.get(id) !== known.get(id)).length;
}

function sum<One>(all: Iterable<One>, cents: (one: One) => number): number {
  let total = 0;
  for (const one of all) total += cents(one);
  return total;
}
