import { dayInQuebec } from '@jalon/i18n';
import { createQuote, type QuoteRequest } from '@jalon/api-client/contract';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { members, memberships } from '../features/members/members.tables.ts';
import { refundOrder } from '../features/orders/settle/refunds.ts';
import { addDays, daysIn, yearUntil } from '../features/quotes/index.ts';
import { cancelOrder } from './cancel-order.ts';
import { bank, call, card, giftDetails, giftQuote, mandate, order, type Placing } from './checkouts.ts';
import { signedIn } from './endings.ts';
import { tokens } from './fake-gateway.ts';
import type { Started } from './started-orders.ts';

const types = ['BASE', 'PLUS', 'FAM', 'PREM'] as const;
/** The demonstration club's prices of a year, in cents before taxes. */
const yearly: Readonly<Record<string, number>> = { BASE: 12_600, PLUS: 16_800, FAM: 22_200, PREM: 25_800 };
const option = 3_000;
const withTaxes = 1.149_75;

const pay = fc.constantFrom('card', 'card', 'debit', 'declined');
const term = fc.constantFrom('annual' as const, 'annual' as const, 'monthly' as const);
const decision = fc.constantFrom('succeeded' as const, 'declined' as const);
const change = fc.record({
  kind: fc.constant('change' as const),
  type: fc.constantFrom(...types),
  indOptionVR: fc.boolean(),
  term,
  pay,
  promo: fc.boolean(),
  clubDollars: fc.constantFrom(0, 0, 700),
});
const step = fc.oneof(
  { weight: 6, arbitrary: change },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('renew' as const), term, pay }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bank' as const), state: decision }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('instalment' as const), state: decision }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      which: fc.nat(9),
      percent: fc.integer({ min: 1, max: 130 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), isOperator: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('days' as const), count: fc.integer({ min: 1, max: 150 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('gift' as const),
      pay,
      isAccepted: fc.boolean(),
      ending: fc.constantFrom('succeeded', 'declined', 'refund'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const sequence = fc.record({
  type: fc.constantFrom(...types),
  indOptionVR: fc.boolean(),
  balance: fc.constantFrom(0, 0, 0, 3_999, -2_501),
  clubDollars: fc.constantFrom(0, 2_000),
  /** Days until the membership ends. */
  days: fc.integer({ min: 1, max: 364 }),
  steps: fc.array(step, { minLength: 3, maxLength: 9 }),
});
type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

/** The same sequences for the same seed. */
export function sequencesOf(seed: number, count: number): Sequence[] {
  return fc.sample(sequence, { seed, numRuns: count });
}

/** Who a sequence is about, and what the membership had before it. */
interface Played {
  readonly started: Started;
  readonly member: string;
  readonly sequence: Sequence;
  expiresOn: string;
}

/** Later payments answer by the number of their order. */
function steerLaterPayments({ gateway }: Started): Map<string, 'succeeded' | 'declined'> {
  const outcomes = new Map<string, 'succeeded' | 'declined'>();
  const { chargeLater } = gateway;
  gateway.chargeLater = async (charge) =>
    outcomes.get(charge.description) === 'declined'
      ? { state: 'declined', reason: 'insufficientFunds', retryable: true }
      : chargeLater(charge);
  return outcomes;
}

/** Sequences that are played at the same time. */
const concurrency = 6;

/** Plays sequences, several at a time, and checks the money after each step. @throws at the first violation */
export async function playSequences(started: Started, sequences: readonly Sequence[]): Promise<void> {
  const outcomes = steerLaterPayments(started);
  const waiting = [...sequences.entries()];
  const playNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await play(started, next[0], next[1], outcomes);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, playNext));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function play(
  started: Started,
  index: number,
  sequence: Sequence,
  outcomes: Map<string, 'succeeded' | 'declined'>,
): Promise<void> {
  const member = `3${String(index).padStart(9, '0')}`;
  const expiresOn = addDays(dayInQuebec(), sequence.days);
  await addMember(started, member, sequence, expiresOn);
  const played: Played = { started, member, sequence, expiresOn };
  for (const [count, one] of sequence.steps.entries()) {
    try {
      await take(played, one, outcomes);
      await settle(played);
      await check(played);
    } catch (cause) {
      const done = JSON.stringify({ ...sequence, steps: sequence.steps.slice(0, count + 1) });
      throw new Error(`${cause instanceof Error ? cause.message : cause} after ${done} (${member})`, {
        cause,
      });
    }
  }
}

async function addMember({ db }: Started, member: string, one: Sequence, expiresOn: string): Promise<void> {
  await db.insert(memberships).values({
    number: member,
    statusCode: 'A',
    inRenewal: true,
    receivedAsGift: false,
    renewalTypeCode: 'R',
    expiresOn,
    paymentTypeCode: 'CC',
    paidMonthly: false,
    pricePerMonthCents: 1_050,
    balanceCents: one.balance,
    clubDollarsCents: one.clubDollars,
    instantDiscountsCents: 0,
  });
  await db.insert(members).values({
    memberNumber: member,
    membershipNumber: member,
    typeCode: 'P',
    optionCode: one.type,
    classCode: 'REG',
    optionVr: one.indOptionVR,
    mayRecommend: true,
    fileIsSound: true,
    firstName: 'Ariane',
    lastName: 'Essai',
    genderCode: 'F',
    email: '',
    bornOn: '1990-01-01',
    homePhone: '',
    mobilePhone: '',
    workPhone: '',
    workExtension: '',
    assistanceUsed: 0,
    assistanceTotal: 4,
    assistanceUsedVr: 0,
    assistanceTotalVr: 0,
  });
}

const payments: Readonly<Record<string, Placing>> = {
  card: { payment: card() },
  declined: { payment: card(tokens.declined) },
  debit: { payment: bank(), mandate },
};

async function take(
  played: Played,
  one: Step,
  outcomes: Map<string, 'succeeded' | 'declined'>,
): Promise<void> {
  const { started, member } = played;
  const { database } = started.api.store;
  switch (one.kind) {
    case 'change':
      return buy(played, payments[one.pay], {
        flow: 'modify-my-membership',
        codeOptionAdhesion: one.type,
        termSelected: one.term,
        indOptionVR: one.indOptionVR,
        additionalMembers: [],
        ...(one.promo && one.type !== 'BASE' && { promoCode: 'ROUTE25' }),
        montantDollarsCAAUtilise: one.clubDollars,
      });
    case 'renew':
      return buy(played, payments[one.pay], {
        flow: 'renewal',
        termSelected: one.term,
        indOptionVR: false,
        additionalMembers: [],
      });
    case 'bank': {
      const [debit] = await attemptsOf(played, 'processing');
      if (!debit) return;
      started.gateway.decide(debit.id, one.state);
      return started.api.orders.onPaymentEvent(debit.id);
    }
    case 'instalment': {
      const [due] = await rowsOf<{ id: string; number: string }>(
        played,
        `SELECT s.id, o.number FROM scheduled_payments s JOIN orders o ON o.id = s.order_id
          WHERE o.member_number = $1 AND o.state = 'placed' AND s.state = 'due'
            AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'processing')
          ORDER BY s.due_on LIMIT 1`,
      );
      if (!due) return;
      outcomes.set(due.number, one.state);
      const text = 'UPDATE scheduled_payments SET next_try_on = $2 WHERE id = $1';
      await started.api.store.database.pool.query(text, [due.id, dayInQuebec()]);
      const isTried = async () => {
        const [tried] = await rowsOf<{ count: number }>(
          played,
          `SELECT count(*)::integer FROM payment_attempts WHERE scheduled_payment_id = '${due.id}'
            AND state IN ('succeeded', 'declined')`,
        );
        return (tried?.count ?? 0) > 0;
      };
      return until(isTried);
    }
    case 'end': {
      // The membership system knows every order: each step waits for it.
      if (!one.isOperator) {
        const way = signedIn(started.api, member);
        const { ending } = await way.read();
        if (ending?.state === 'ready') await way.end(ending.seen);
        return;
      }
      const [latest] = await rowsOf<{ number: string }>(
        played,
        `SELECT number FROM orders WHERE member_number = $1 AND placed_at IS NOT NULL ORDER BY placed_at DESC LIMIT 1`,
      );
      if (latest) await cancelOrder(started.api, latest.number).catch(isRefusal);
      return;
    }
    case 'refund': {
      const placed = await rowsOf<{ number: string; total: number }>(
        played,
        `SELECT number, (quote->'priceData'->>'totalYear')::integer AS total FROM orders
          WHERE member_number = $1 AND placed_at IS NOT NULL ORDER BY placed_at`,
      );
      const found = placed[one.which % Math.max(1, placed.length)];
      if (!found) return;
      const cents = one.percent > 100 ? undefined : Math.ceil((found.total * one.percent) / 100);
      await refundOrder(database, found.number, cents).catch(isRefusal);
      return;
    }
    case 'days':
      return pass(played, one.count);
    case 'gift':
      return give(started, one, member);
  }
}

function isRefusal(error: unknown): void {
  if (
    !(error instanceof Error) ||
    !/can be refunded|cancelled already|can be ended|not_found/.test(error.message)
  )
    throw error;
}

async function buy({ started, member }: Played, placing: Placing = {}, request: QuoteRequest): Promise<void> {
  const { quote } = await call(started.api, createQuote, { body: request, member });
  // Refused: a debit is processed, the membership has ended, or it can’t be renewed yet.
  if (!quote) return;
  const { codeOptionAdhesion, indOptionVR } = quote;
  await order(started.api, quote.id, {
    ...placing,
    member,
    renewalSelected: false,
    details:
      request.flow === 'renewal'
        ? {}
        : {
            registration: { indOptionVR, membership: { codeOptionAdhesion } },
            addedMembers: [],
            modifiedMembers: [],
          },
    ...(quote.payments.length === 0 && { payment: undefined as never, mandate: undefined as never }),
  });
}

/** Lets days pass: everything that was dated moves into the past. */
async function pass(played: Played, count: number): Promise<void> {
  const { started, member } = played;
  const { pool } = started.api.store.database;
  await pool.query(
    `UPDATE orders SET quote = jsonb_set(quote, '{period}', jsonb_build_object(
        'from', to_char((quote->'period'->>'from')::date - $2::integer, 'YYYY-MM-DD'),
        'to', to_char((quote->'period'->>'to')::date - $2::integer, 'YYYY-MM-DD')))
      WHERE member_number = $1`,
    [member, count],
  );
  await pool.query('UPDATE memberships SET expires_on = expires_on - $2::integer WHERE number = $1', [
    member,
    count,
  ]);
  // A debit that is returned later restores the former last day.
  await pool.query(
    `UPDATE membership_requests SET former = jsonb_set(former, '{columns,expiresOn}',
        to_jsonb(to_char((former->'columns'->>'expiresOn')::date - $2::integer, 'YYYY-MM-DD')))
      WHERE member_number = $1 AND former->'columns'->>'expiresOn' IS NOT NULL`,
    [member, count],
  );
  played.expiresOn = addDays(played.expiresOn, -count);
}

/** A gift is a membership of its own: it ends with its payment. */
async function give(
  { api, db, gateway }: Started,
  { pay: means, isAccepted, ending }: Extract<Step, { kind: 'gift' }>,
  member: string,
): Promise<void> {
  const { quote } = await call(api, createQuote, { body: giftQuote });
  const { attempt } = await order(api, quote.id, { details: giftDetails, ...payments[means] });
  const { orderNumber, giftPath = '' } = attempt.receipt ?? {};
  if (!orderNumber) return;
  const accept = () =>
    fetch(`${api.baseUrl}${giftPath.replace(/^.*\//, '/api/gifts/')}/accept`, { method: 'POST' });
  const recipient = isAccepted ? (await (await accept()).json()).memberNumber : undefined;
  if (attempt.state === 'processing') {
    gateway.decide(attempt.attemptId, ending === 'declined' ? 'declined' : 'succeeded');
    await api.orders.onPaymentEvent(attempt.attemptId);
  }
  if (ending === 'refund') await refundOrder(api.store.database, orderNumber).catch(isRefusal);
  const isReturned = attempt.state === 'processing' && ending === 'declined';
  if (recipient !== undefined && isReturned) {
    await until(async () => {
      const [ended] = await db.select().from(memberships).where(eq(memberships.number, recipient));
      return ended?.statusCode === 'C';
    });
  }
  if (recipient === undefined && (isReturned || ending === 'refund') && (await accept()).ok) {
    throw new Error(`A gift without money was accepted (${member})`);
  }
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('The work in the background did not end');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function rowsOf<Row extends object>({ started, member }: Played, text: string): Promise<Row[]> {
  const { rows } = await started.api.store.database.pool.query(text, text.includes('$1') ? [member] : []);
  return rows;
}

const attemptsOf = (played: Played, state: string) =>
  rowsOf<{ id: string }>(
    played,
    `SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE o.member_number = $1 AND a.state = '${state}'`,
  );

/** Waits until the membership system and the gateway have everything. */
const settle = (played: Played) =>
  until(async () => {
    const [open] = await rowsOf<{ count: number }>(
      played,
      `SELECT count(*)::integer FROM outbox_events WHERE next_attempt_at IS NOT NULL AND subject_id IN (
          SELECT id FROM orders WHERE member_number = $1
          UNION SELECT r.id FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.member_number = $1
          UNION SELECT id FROM membership_endings WHERE member_number = $1)`,
    );
    return open?.count === 0;
  });

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
async function atGateway(played: Played): Promise<{ readonly taken: number; readonly refunded: number }> {
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
  return { taken, refunded: back.reduce((sum, { id }) => sum + (gateway.refunds.get(id) ?? 0), 0) };
}

/** The years from a day to another one, both included. */
function yearsIn(from: string, to: string): number {
  if (to < from) return 0;
  const first = yearUntil(to);
  return first <= from ? daysIn(from, to) / daysIn(first, to) : 1 + yearsIn(from, addDays(first, -1));
}

/** Cents of rounding for each order: its lines and its taxes. */
const rounding = 6;

async function check(played: Played): Promise<void> {
  const { started, member, sequence } = played;
  const today = dayInQuebec();
  const [account] = await rowsOf<Books>(played, books);
  const [now] = await started.db
    .select({ membership: memberships, person: members })
    .from(memberships)
    .innerJoin(members, eq(members.membershipNumber, memberships.number))
    .where(eq(memberships.number, member));
  if (!account || !now) throw new Error('The member is gone');
  const { taken, refunded } = await atGateway(played);
  const received = taken - refunded;
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
  const { quote } = await call(started.api, createQuote, {
    body: { ...cheapest, indOptionVR: false, additionalMembers: [] },
    member,
  });
  const gained = sequence.balance - balanceCents;
  const usable = gained + (quote?.credit?.total ?? 0);
  // While the bank processes a payment, nothing can be bought.
  const arriving = received + account.processing;
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
