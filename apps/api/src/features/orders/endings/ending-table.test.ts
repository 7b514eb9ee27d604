import type { FlowName, MembershipEnding, QuoteRequest } from '@jalon/api-client/contract';
import { sandboxSecrets, startSandboxGateway, type TestGateway } from '@jalon/gateway/testing';
import { dayInQuebec } from '@jalon/i18n';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  giftDetails,
  giftQuote,
  mandate,
  memberships,
  order,
  registerDetails,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import {
  addMember,
  byLink,
  endBy,
  mailedToken,
  passDays,
  sandboxGateway,
  signedIn,
} from '../../../testing/endings.ts';
import { acceptGift } from '../../../testing/gifts.ts';
import { mailForTest } from '../../../testing/mail.ts';
import type { MailServer } from '../../../testing/servers/mail-server.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { addDays, daysIn } from '../../quotes/index.ts';
import { ledgerEntries, orders, paymentAttempts, refunds, scheduledPayments } from '../orders.tables.ts';

// Each flow, term, method, language and way to identify oneself, on four dates: 256 ends, each compared with a model that uses nothing of
// the code under test, in the ledger and at the sandbox gateway. `npm run test:wide -- endings` plays all of them, `npm test` 32 in which each
// pair of flow, term, method and date occurs.

const isWide = process.env.ENDINGS === 'all';
/** Milliseconds; all of them take a quarter of an hour on a busy machine. */
const timeout = isWide ? 1_800_000 : 600_000;

const flows: readonly FlowName[] = ['register', 'renewal', 'modify-my-membership', 'gift-a-membership'];
const dates = ['before the first day', 'on day 1', 'on day 200', 'on the last day'] as const;

interface Case {
  readonly flow: FlowName;
  readonly term: 'annual' | 'monthly';
  readonly method: 'card' | 'bank';
  readonly locale: 'fr' | 'en';
  readonly way: 'signed in' | 'by link';
  readonly date: (typeof dates)[number];
  readonly index: number;
}

const cases: readonly Case[] = flows
  .flatMap((flow) => (['annual', 'monthly'] as const).map((term) => ({ flow, term })))
  .flatMap((one) => (['card', 'bank'] as const).map((method) => ({ ...one, method })))
  .flatMap((one) => (['fr', 'en'] as const).map((locale) => ({ ...one, locale })))
  .flatMap((one) => (['signed in', 'by link'] as const).map((way) => ({ ...one, way })))
  .flatMap((one) => dates.map((date) => ({ ...one, date })))
  .map((one, index) => ({ ...one, index }))
  .filter(({ index, flow, term, method, locale, way, date }) => {
    if (isWide) return true;
    const day = dates.indexOf(date);
    // A card by the year and debits by the month, or the other way round; languages and ways in turn.
    const isUsual = (term === 'annual') === (method === 'card');
    const turn = Math.floor(index / 16) + day;
    const pair = (locale === 'fr' ? 0 : 2) + (way === 'signed in' ? 0 : 1);
    return isUsual === ((flows.indexOf(flow) + day) % 2 === 0) && turn % 4 === pair;
  });

/** What a case did. */
interface Played {
  readonly orderId: string;
  readonly memberNumber: string;
  readonly total: number;
  readonly days: number;
  readonly used: number;
  readonly unpaid: number;
  readonly before: MembershipEnding;
  readonly after: MembershipEnding;
}

let api: TestApi;
let server: TestGateway;
let mail: MailServer;
const played = new Map<number, Played>();
const work = () => api.store.database.db;
const today = dayInQuebec();

beforeAll(async () => {
  server = await startSandboxGateway({ slowness: 1 });
  const sending = await mailForTest();
  mail = sending.mail;
  api = await startApi(
    {
      SEED_DEMONSTRATION: 'on',
      CLUB_CONFIG: demonstrationClub,
      ...sending.settings,
      WORKER_POLL_MS: '50',
    },
    { gateway: sandboxGateway({ secrets: sandboxSecrets, origin: server.origin, timeout: 5_000 }) },
  );
  const placed = new Map<number, { attemptId: string; orderId: string; giftPath: string | undefined }>();
  await each(cases, async (one) => void placed.set(one.index, await place(one)));
  await clearDebits();
  await vi.waitFor(
    async () => {
      const missing = sql`${orders.enrolledAt} IS NULL AND ${orders.quote}->>'flow' <> 'gift-a-membership'`;
      expect(await work().$count(orders, missing)).toBe(0);
    },
    { timeout },
  );
  const ready = new Map<number, Ready>();
  await each(cases, async (one) => {
    const found = placed.get(one.index);
    if (found) ready.set(one.index, await moveTo(one, found));
  });
  await vi.waitFor(
    async () => {
      const due = sql`${scheduledPayments.state} = 'due' AND ${scheduledPayments.dueOn} <= ${today}`;
      expect(await work().$count(scheduledPayments, due)).toBe(0);
    },
    { timeout, interval: 250 },
  );
  await clearDebits();
  await each(cases, async (one) => {
    const found = ready.get(one.index);
    if (found) played.set(one.index, await end(one, found));
  });
  await vi.waitFor(
    async () => {
      expect(await work().$count(refunds, sql`${refunds.refundedAt} IS NULL`)).toBe(0);
      const isActive = sql`${memberships.statusCode} = 'A' AND ${memberships.number} NOT LIKE '9%'`;
      expect(await work().$count(memberships, isActive)).toBe(0);
    },
    { timeout, interval: 250 },
  );
}, timeout);

afterAll(async () => {
  await api.close();
  await server.close();
});

/** Eight at a time. */
async function each(all: readonly Case[], act: (one: Case) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await act(one);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

const ownNumber = ({ index }: Case) => `4${String(index).padStart(9, '0')}`;
const ownEmail = ({ index }: Case) => `personne-${index}@example.org`;

function requestOf({ flow, term }: Case): QuoteRequest {
  if (flow === 'register') return { ...registerQuote, termSelected: term };
  if (flow === 'gift-a-membership') return { ...giftQuote, termSelected: term };
  const type = flow === 'renewal' ? {} : { codeOptionAdhesion: 'PREM' };
  return { flow, ...type, termSelected: term, indOptionVR: false, additionalMembers: [] };
}

function detailsOf(one: Case) {
  const email = ownEmail(one);
  switch (one.flow) {
    case 'register':
      return { registration: { ...registerDetails.registration, email } };
    case 'gift-a-membership':
      return {
        registration: { ...giftDetails.registration, email },
        giver: { ...giftDetails.giver, email: `don-${email}` },
      };
    default:
      return {};
  }
}

/** Places the order of a case, through the API and the sandbox. */
async function place(one: Case) {
  const member = ['renewal', 'modify-my-membership'].includes(one.flow) ? ownNumber(one) : undefined;
  if (member) {
    // A change to pay for a whole year, and a renewal that begins tomorrow.
    const expiresOn = one.flow === 'renewal' ? today : addDays(today, 364);
    await addMember({ db: work() }, { number: member, expiresOn, email: ownEmail(one) });
  }
  const payment =
    one.method === 'card' ? await server.card('4242424242424242') : await server.account('000123456789');
  const { attempt, ...refusal } = await order(api, requestOf(one), {
    member,
    locale: one.locale,
    details: detailsOf(one),
    payment,
    ...(one.method === 'bank' && { mandate }),
    renewalSelected: one.flow !== 'gift-a-membership',
  });
  const [row] = attempt
    ? await work().select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.attemptId))
    : [];
  if (!row || !attempt?.receipt) throw new Error(`${JSON.stringify(one)}: ${JSON.stringify(refusal)}`);
  return { attemptId: row.id, orderId: row.orderId, giftPath: attempt.receipt.giftPath };
}

/** Lets the bank accept every debit. */
async function clearDebits(): Promise<void> {
  server.advance(200_000);
  const processing = await work()
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.state, 'processing'));
  for (const { id } of processing) await api.orders.onPaymentEvent(id);
}

interface Ready {
  readonly orderId: string;
  readonly memberNumber: string;
  readonly number: string;
}

/** Moves an order to the date of its case; a gift is accepted before, except before its first day. */
async function moveTo(
  one: Case,
  { orderId, giftPath }: { orderId: string; giftPath: string | undefined },
): Promise<Ready> {
  const isOrder = eq(orders.id, orderId);
  const [placed] = await work().select().from(orders).where(isOrder);
  if (!placed?.number) throw new Error('The order is not placed');
  let memberNumber = placed.memberNumber ?? '';
  if (giftPath !== undefined && one.date !== 'before the first day') {
    memberNumber = (await (await acceptGift(api, giftPath)).json()).memberNumber;
  }
  const { from, to } = placed.quote.period;
  const shift = {
    'before the first day': daysIn(today, from) > 1 ? 0 : -10,
    'on day 1': daysIn(today, from) - 1,
    'on day 200': daysIn(today, from) - 1 + 199,
    'on the last day': daysIn(today, to) - 1,
  }[one.date];
  const isWaiting = giftPath !== undefined && memberNumber === '';
  if (!isWaiting) await passDays(api, { orderId, memberNumber, days: shift });
  return { orderId, memberNumber, number: placed.number };
}

/** Ends the membership of a case in its way. */
async function end(one: Case, { orderId, memberNumber, number }: Ready): Promise<Played> {
  const [placed] = await work().select().from(orders).where(eq(orders.id, orderId));
  const later = await work().select().from(scheduledPayments).where(eq(scheduledPayments.orderId, orderId));
  const isWaiting = memberNumber === '';
  const way =
    one.way === 'signed in' && !isWaiting
      ? signedIn(api, memberNumber)
      : byLink(
          api,
          await mailedToken(
            { api, mail },
            {
              number: isWaiting ? number : memberNumber,
              to: isWaiting ? `don-${ownEmail(one)}` : ownEmail(one),
              locale: one.locale,
            },
          ),
        );
  const { before, after } = await endBy(way, one.locale);
  const { period, priceData } = placed?.quote ?? { period: { from: today, to: today }, priceData: undefined };
  return {
    orderId,
    memberNumber,
    total: priceData?.totalYear ?? 0,
    days: daysIn(period.from, period.to),
    used: isWaiting || period.from > today ? 0 : daysIn(period.from, today),
    unpaid: later.filter(({ state }) => state === 'due').reduce((sum, { cents }) => sum + cents, 0),
    before,
    after,
  };
}

/** What must be paid back, by the contract: the part of the days that remain, of what was paid. */
function model({ total, days, used, unpaid }: Played): number {
  const left = Number((BigInt(total) * BigInt(days - used)) / BigInt(days));
  return Math.max(0, left - unpaid);
}

describe.each(flows)('the end of a membership: %s', (flow) => {
  it.each(cases.filter((one) => one.flow === flow))(
    '$term by $method in $locale, $way, $date',
    async ({ index, date }) => {
      const one = played.get(index);
      if (!one) throw new Error('The case was not played');
      const { orderId, before, after, total, days, used } = one;
      expect(used).toBe(
        { 'before the first day': 0, 'on day 1': 1, 'on day 200': 200, 'on the last day': days }[date],
      );
      const expected = model(one);
      expect(before.refund).toBe(expected);
      expect({ ...after, state: before.state, seen: before.seen }).toEqual(before);
      expect(after.state).toBe('ended');
      expect(after.refunds.reduce((sum, { cents }) => sum + cents, 0)).toBe(expected);
      if (date === 'before the first day') expect(expected).toBe(total - one.unpaid);
      if (date === 'on the last day') expect(expected).toBe(0);

      // In the ledger: what is kept is the price of the days that were used.
      const entries = await work().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
      const sumOf = (...accounts: string[]) =>
        entries
          .filter(({ account }) => accounts.includes(account))
          .reduce((sum, { cents }) => sum + cents, 0);
      expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
      expect(sumOf('refundsDue')).toBe(0);
      const paid = total - one.unpaid;
      expect(sumOf('gateway')).toBe(paid - expected);
      expect(sumOf('sales', 'discounts', 'clubDollars', 'gst', 'qst')).toBe(expected - paid);
      expect(sumOf('receivable')).toBe(0);

      // At the gateway: the same, and the next payments are not taken.
      const attempts = await work()
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, orderId));
      const charges = attempts.map(({ id }) => server.store.chargeOfAttempt(id));
      expect(charges.reduce((sum, charge) => sum + (charge?.amount ?? 0), 0)).toBe(paid);
      expect(charges.reduce((sum, charge) => sum + (charge?.refunded ?? 0), 0)).toBe(expected);
      const due = sql`${scheduledPayments.orderId} = ${orderId} AND ${scheduledPayments.state} = 'due'`;
      expect(await work().$count(scheduledPayments, due)).toBe(0);
    },
  );
});
