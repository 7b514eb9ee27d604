import { previewQuote } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { eq } from 'drizzle-orm';
import { members, memberships } from '../../features/members/members.tables.ts';
import { addDays, daysIn, yearUntil } from '../../features/quotes/index.ts';
import { call } from '../checkouts.ts';
import { type Played, rowsOf } from './played.ts';

/** The demonstration club's prices of a year, in cents before taxes. */
const yearly: Readonly<Record<string, number>> = { BASE: 12_600, PLUS: 16_800, FAM: 22_200, PREM: 25_800 };
const option = 3_000;
const withTaxes = 1.149_75;

interface Books {
  readonly sum: number;
  readonly gateway: number;
  readonly receivable: number;
  /** Discounts and club dollars. */
  readonly discounts: number;
  readonly due: number;
  readonly cancelled: number;
  /** Credits that paid orders with a refund: a whole one gives them back. */
  readonly restored: number;
  readonly processing: number;
  readonly orders: number;
}

const books = `
  WITH mine AS (SELECT id, quote FROM orders WHERE member_number = $1 AND placed_at IS NOT NULL),
    entries AS (SELECT account, cents FROM ledger_entries WHERE order_id IN (SELECT id FROM mine)),
    later AS (SELECT state, cents, order_id FROM scheduled_payments WHERE order_id IN (SELECT id FROM mine)),
    attempts AS (SELECT state, cents, order_id FROM payment_attempts WHERE order_id IN (SELECT id FROM mine))
  SELECT
    (SELECT coalesce(sum(cents), 0) FROM entries)::integer AS sum,
    (SELECT coalesce(sum(cents), 0) FROM entries WHERE account = 'gateway')::integer AS gateway,
    (SELECT coalesce(sum(cents), 0) FROM entries WHERE account = 'receivable')::integer AS receivable,
    (SELECT coalesce(sum(cents), 0) FROM entries WHERE account IN ('discounts', 'clubDollars'))::integer
      AS discounts,
    (SELECT coalesce(sum(cents), 0) FROM later WHERE state IN ('due', 'failed'))::integer AS due,
    (SELECT coalesce(sum(cents), 0) FROM later WHERE state = 'cancelled' AND EXISTS (
      SELECT FROM attempts WHERE attempts.order_id = later.order_id AND attempts.state IN ('succeeded', 'processing')))::integer AS cancelled,
    (SELECT coalesce(-sum((line->>'amount')::integer), 0)
      FROM mine, jsonb_array_elements(quote->'lines') AS line
      WHERE line->>'kind' = 'balance' AND (line->>'amount')::integer < 0
        AND EXISTS (SELECT FROM refunds WHERE order_id = mine.id))::integer AS restored,
    (SELECT coalesce(sum(cents), 0) FROM attempts WHERE state = 'processing')::integer AS processing,
    (SELECT count(*) FROM mine)::integer AS orders`;

/** Money that the gateway has of the member, and what was refunded, from the gateway itself. */
async function atGateway(
  played: Played,
): Promise<{ readonly taken: number; readonly refunded: number; readonly held: number }> {
  const { gateway } = played.started;
  const attempts = await rowsOf<{ id: string }>(
    played,
    `SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.member_number = $1`,
  );
  const back = await rowsOf<{ id: string }>(
    played,
    `SELECT r.id FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.member_number = $1`,
  );
  const taken = attempts
    .map(({ id }) => gateway.charges.get(id))
    .filter((charge) => charge?.outcome.state === 'succeeded')
    .reduce((sum, charge) => sum + (charge?.amount ?? 0), 0);
  const held = attempts
    .map(({ id }) => gateway.disputes.get(`dp_${id}`))
    .filter((one) => one?.state === 'open' || one?.state === 'lost')
    .reduce((sum, one) => sum + (one?.cents ?? 0), 0);
  return { taken, refunded: back.reduce((sum, { id }) => sum + (gateway.refunds.get(id) ?? 0), 0), held };
}

/** The years from a day to another one, both included. */
function yearsIn(from: string, to: string): number {
  if (to < from) return 0;
  const first = yearUntil(to);
  return first <= from ? daysIn(from, to) / daysIn(first, to) : 1 + yearsIn(from, addDays(first, -1));
}

/** Cents of rounding for each order: its lines and its taxes. */
const rounding = 6;

/** Checks the money after a step. @throws at a violation */
export async function check(played: Played): Promise<void> {
  const { started, member, sequence } = played;
  const today = dayInQuebec();
  const [account] = await rowsOf<Books>(played, books);
  const [now] = await started.db
    .select({ membership: memberships, person: members })
    .from(memberships)
    .innerJoin(members, eq(members.membershipNumber, memberships.number))
    .where(eq(memberships.number, member));
  if (!account || !now) throw new Error('The member is gone');
  const { taken, refunded, held } = await atGateway(played);
  const received = taken - refunded - held;
  const expect = (holds: boolean, text: string) => {
    if (!holds) throw new Error(text);
  };

  // To the cent: the ledger, the gateway and the membership system agree.
  expect(account.sum === 0, `the ledger adds up to ${account.sum}`);
  expect(
    account.gateway === received + account.processing,
    `the ledger has ${account.gateway} at the gateway, which has ${received} and ${account.processing}`,
  );
  const { balanceCents, clubDollarsCents, expiresOn } = now.membership;
  const owed = sequence.balance + account.receivable - account.due;
  expect(balanceCents === owed, `the balance is ${balanceCents}, and ${owed} by the ledger`);
  expect(
    clubDollarsCents >= 0 && clubDollarsCents <= sequence.clubDollars,
    `there are ${clubDollarsCents} club dollars`,
  );

  // What a member can use as money is never more than what was received.
  const cheapest = {
    flow: 'modify-my-membership',
    codeOptionAdhesion: 'BASE',
    termSelected: 'annual',
  } as const;
  const { quote } = await call(started.api, previewQuote, {
    body: { ...cheapest, indOptionVR: false, additionalMembers: [] },
    member,
  });
  const gained = sequence.balance - balanceCents;
  const usable = gained + (quote?.credit?.total ?? 0);
  // While the bank processes a payment, nothing can be bought. A credit from before a dispute stays: staff decide.
  const arriving = received + account.processing + held;
  expect(usable <= arriving, `${usable} can be used, and ${arriving} was received`);

  // Nor is the membership worth more than what was paid, is due or was deducted, or what an operator gave back.
  const worth = (type: string, hasOption: boolean, last: string | null) => {
    return ((yearly[type] ?? 0) + (hasOption ? option : 0)) * withTaxes * yearsIn(today, last ?? '');
  };
  const has = worth(now.person.optionCode, now.person.optionVr, expiresOn);
  const had = worth(sequence.type, sequence.indOptionVR, played.expiresOn);
  const paid =
    taken +
    account.processing +
    account.due +
    account.cancelled +
    account.restored +
    account.discounts * withTaxes;
  // The days that pass here do not change the length of a leap year: one day for each order.
  const day = sequence.steps.some(({ kind }) => kind === 'days') ? 92 : 0;
  const limit = paid + (rounding + day) * (account.orders + 1);
  expect(has - had + gained <= limit, `${has - had} more membership and ${gained} of balance for ${paid}`);
}
