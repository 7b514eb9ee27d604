import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { describe, expect, it, vi } from 'vitest';
import {
  askQuote,
  attempt,
  bank,
  card,
  clubDollarReservations,
  contract,
  giftDetails,
  giftQuote,
  mandate,
  members,
  memberships,
  modifyDetails,
  modifyQuote,
  order,
  promoCodeUses,
  quotes,
  registerDetails,
  registerQuote,
  setPrice,
} from '../../testing/checkouts.ts';
import { type FakeGateway, fakeGateway, tokens } from '../../testing/fake-gateway.ts';
import { testMembers } from '../../testing/members.ts';
import { startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { dayInQuebec } from '../prices/index.ts';
import {
  gifts,
  ledgerEntries,
  orders,
  paymentAttempts,
  refunds,
  scheduledPayments,
} from './orders.tables.ts';

const { zoe } = testMembers;
const member = zoe.memberNumber;

interface Started {
  readonly api: TestApi;
  readonly gateway: FakeGateway;
  readonly db: ReturnType<typeof drizzle>;
  readonly url: string;
}

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const gateway = fakeGateway();
  const url = await testDatabase();
  const api = await startApiForTest(
    { SEED_DEMONSTRATION: 'on', DATABASE_URL: url, ...environment },
    { gateway },
  );
  return { api, gateway, db: drizzle(api.store.database.pool), url };
}

/** Invariants at the end of every test. */
async function checkBooks({ gateway, db }: Started): Promise<void> {
  const [sum] = await db
    .select({ cents: sql<number>`sum(${ledgerEntries.cents})::integer` })
    .from(ledgerEntries);
  expect(sum?.cents ?? 0).toBe(0);
  const [atGateway] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.cents}), 0)::integer` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, 'gateway'));
  expect(atGateway?.cents).toBe(gateway.balance());
}

const nextCheckNow = ({ db }: Started) =>
  db
    .update(paymentAttempts)
    .set({ nextCheckAt: sql`now()`, createdAt: sql`${paymentAttempts.createdAt} - interval '5 minutes'` })
    .where(sql`${paymentAttempts.nextCheckAt} IS NOT NULL`);

describe('an order', () => {
  it('is paid once, placed, and makes the members', async () => {
    const started = await start();
    const { api, db, gateway } = started;
    const quote = await askQuote(api, registerQuote);
    const { status, attempt: placed } = await order(api, quote.id);
    expect(status).toBe(200);
    expect(placed).toMatchObject({ state: 'succeeded', receipt: { quote, priceData: quote.priceData } });
    expect(placed.receipt?.orderNumber).toMatch(/^[A-Z0-9]{8,}$/);
    expect(placed.receipt?.payment).toEqual({ method: 'card', brand: 'visa', lastFour: '4242' });
    expect(gateway.charges.get(placed.attemptId)?.amount).toBe(quote.priceData.totalYear);
    const [main] = await db
      .select()
      .from(members)
      .where(eq(members.memberNumber, placed.receipt?.memberNumber ?? ''));
    expect(main).toMatchObject({
      firstName: 'Maude',
      optionCode: 'PLUS',
      bornOn: '1984-05-01',
      mobilePhone: '4185550199',
    });
    const all = await db
      .select({ firstName: members.firstName })
      .from(members)
      .where(eq(members.membershipNumber, main?.membershipNumber ?? ''));
    expect(all.map(({ firstName }) => firstName).toSorted()).toEqual(['Léo', 'Maude']);
    expect(await attempt(api, placed.attemptId)).toEqual(placed);
    await checkBooks(started);
  });

  it('sent three times at once with one key is charged once', async () => {
    const started = await start();
    const { api, gateway } = started;
    const quote = await askQuote(api, registerQuote);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => order(api, quote.id, { key })));
    expect(new Set(answers.map(({ attempt: { attemptId } }) => attemptId)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await order(api, quote.id, { key });
    expect(again.attempt.state).toBe('succeeded');
    expect(gateway.calls.count).toBe(1);
    await checkBooks(started);
  });

  it('with the same key and another body is refused', async () => {
    const { api } = await start();
    const quote = await askQuote(api, registerQuote);
    const key = randomUUID();
    await order(api, quote.id, { key });
    const { code, status } = await order(api, quote.id, { key, renewalSelected: false });
    expect([status, code]).toEqual([400, 'invalid_idempotency_key']);
  });

  it('of two tabs with one quote is placed once', async () => {
    const started = await start();
    const { api, gateway, db } = started;
    const quote = await askQuote(api, registerQuote);
    const answers = await Promise.all([1, 2, 3, 4].map(() => order(api, quote.id)));
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ errors }) => errors)).toEqual(Array(3).fill({ quoteId: 'used' }));
    expect(gateway.charges.size).toBe(1);
    expect(await db.$count(orders)).toBe(1);
    await checkBooks(started);
  });

  it('that was declined can be paid with another card, for the same quote', async () => {
    const started = await start();
    const { api, db } = started;
    const quote = await askQuote(api, registerQuote);
    const { attempt: first } = await order(api, quote.id, { payment: card(tokens.declined) });
    expect(first).toEqual({
      attemptId: first.attemptId,
      state: 'declined',
      reason: 'insufficientFunds',
    });
    expect(await db.$count(ledgerEntries)).toBe(0);
    const { attempt: second } = await order(api, quote.id);
    expect(second.state).toBe('succeeded');
    expect(await db.$count(orders)).toBe(1);
    await checkBooks(started);
  });

  it('of a quote that expired, that is unknown, or whose price changed is refused', async () => {
    const { api, db, gateway } = await start();
    expect((await order(api, randomUUID())).errors).toEqual({ quoteId: 'expired' });
    const changed = await askQuote(api, registerQuote);
    const today = dayInQuebec();
    await setPrice(api.store.database, { typeCode: 'PLUS', term: 'yearly', cents: 17_000, validFrom: today });
    expect((await order(api, changed.id)).errors).toEqual({ quoteId: 'changed' });
    const expired = await askQuote(api, registerQuote);
    await db.update(quotes).set({ expiresAt: sql`now()` });
    expect((await order(api, expired.id)).errors).toEqual({ quoteId: 'expired' });
    expect(gateway.calls.count).toBe(0);
    expect(await db.$count(orders)).toBe(0);
  });

  it.each([
    [
      'details.registration.email',
      { details: { ...registerDetails, registration: { ...registerDetails.registration, email: 'x' } } },
    ],
    ['details.address', { details: { ...registerDetails, address: undefined } }],
    ['payment', { payment: undefined }],
    ['payment.lastFour', { payment: { ...card(), lastFour: '4242424242424242' } }],
    ['contract', { contract: { ...contract, version: '2020-01-01' } }],
    ['mandate', { payment: bank() }],
    ['quoteId', { details: { ...registerDetails, additionalMembers: [] } }],
  ])('with an error in %s names it, and charges nothing', async (field, change) => {
    const { api, gateway } = await start();
    const quote = await askQuote(api, registerQuote);
    const { status, errors = {} } = await order(api, quote.id, change as object);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(gateway.calls.count).toBe(0);
  });

  it('of a member needs that member’s session', async () => {
    const { api } = await start();
    const quote = await askQuote(api, modifyQuote, member);
    const details = { details: modifyDetails };
    expect((await order(api, quote.id, details)).status).toBe(401);
    expect((await order(api, quote.id, { ...details, member: '1000000033' })).status).toBe(403);
  });

  it('on which nothing is due skips the gateway', async () => {
    const started = await start();
    const { api, gateway, db } = started;
    const quote = await askQuote(api, { ...modifyQuote, additionalMembers: [] }, member);
    expect(quote.payments).toEqual([]);
    const { attempt: placed } = await order(api, quote.id, {
      member,
      payment: undefined as never,
      details: { ...modifyDetails, addedMembers: [] },
    });
    expect(placed.state).toBe('succeeded');
    expect(placed.receipt?.payment).toBeUndefined();
    expect(gateway.calls.count).toBe(0);
    await vi.waitFor(
      async () => expect((await db.select().from(orders))[0]?.enrolledAt).not.toBeNull(),
      10_000,
    );
    await checkBooks(started);
  });

  it('by the month pays the first payment and plans eleven', async () => {
    const started = await start();
    const { api, db, gateway } = started;
    const quote = await askQuote(api, { ...registerQuote, termSelected: 'monthly' });
    const { attempt: placed } = await order(api, quote.id);
    expect(gateway.charges.get(placed.attemptId)?.amount).toBe(quote.priceData.firstPaymentAmount);
    const planned = await db.select().from(scheduledPayments);
    expect(planned).toHaveLength(11);
    expect(planned.reduce((sum, { cents }) => sum + cents, quote.priceData.firstPaymentAmount)).toBe(
      quote.priceData.totalYear,
    );
    await checkBooks(started);
  });
});

describe('an answer that is lost', () => {
  it.each([tokens.answerLost, tokens.broken])(
    'is asked for again and never charged twice: %s',
    async (token) => {
      const started = await start();
      const { api, gateway } = started;
      const quote = await askQuote(api, registerQuote);
      const { attempt: lost } = await order(api, quote.id, { payment: card(token) });
      expect(lost.state).toBe('unknown');
      expect((await order(api, quote.id)).errors).toEqual({ quoteId: 'used' });
      const found = await attempt(api, lost.attemptId);
      expect(found).toMatchObject({ state: 'succeeded', receipt: { quote } });
      expect(gateway.calls.count).toBe(1);
      await checkBooks(started);
    },
  );

  it('of a charge that never arrived is declined, but not while it may be on its way', async () => {
    const started = await start();
    const { api, db } = started;
    const quote = await askQuote(api, registerQuote);
    const { attempt: lost } = await order(api, quote.id, { payment: card(tokens.neverReceived) });
    expect((await attempt(api, lost.attemptId)).state).toBe('unknown');
    await db.update(paymentAttempts).set({ createdAt: sql`now() - interval '2 minutes'` });
    expect(await attempt(api, lost.attemptId)).toMatchObject({
      state: 'declined',
      reason: 'processingError',
    });
    expect((await order(api, quote.id)).attempt.state).toBe('succeeded');
    await checkBooks(started);
  });

  it('is found by the sweep of any process, and the order placed once', async () => {
    const started = await start();
    const { api, db, gateway, url } = started;
    await startApiForTest({ DATABASE_URL: url }, { gateway });
    const quotesOf = await Promise.all(Array.from({ length: 6 }, () => askQuote(api, registerQuote)));
    const placed = await Promise.all(
      quotesOf.map(({ id }) => order(api, id, { payment: card(tokens.answerLost) })),
    );
    expect(placed.map(({ attempt: { state } }) => state)).toEqual(Array(6).fill('unknown'));
    await nextCheckNow(started);
    await vi.waitFor(async () => expect(await db.$count(orders, eq(orders.state, 'placed'))).toBe(6), {
      timeout: 20_000,
    });
    expect(gateway.calls.count).toBe(6);
    await checkBooks(started);
  });
});

describe('an event of the gateway', () => {
  it('that comes before the answer places the order once', async () => {
    const started = await start();
    const { api, gateway, db } = started;
    gateway.beforeAnswer = async (attemptId) => {
      expect((await attempt(api, attemptId)).state).toBe('succeeded');
    };
    const quote = await askQuote(api, registerQuote);
    const { attempt: placed } = await order(api, quote.id);
    expect(placed.state).toBe('succeeded');
    expect(await db.$count(ledgerEntries, eq(ledgerEntries.account, 'gateway'))).toBe(1);
    await checkBooks(started);
  });
});

describe('a challenge', () => {
  it('leads to the bank, and the order is placed when it is passed', async () => {
    const started = await start();
    const { api, gateway } = started;
    const quote = await askQuote(api, registerQuote);
    const { attempt: asked } = await order(api, quote.id, { payment: card(tokens.challenge) });
    expect(asked).toMatchObject({
      state: 'challenge',
      challengeUrl: expect.stringContaining('bank.example'),
    });
    expect((await attempt(api, asked.attemptId)).state).toBe('challenge');
    gateway.decide(asked.attemptId, 'succeeded');
    expect((await attempt(api, asked.attemptId)).state).toBe('succeeded');
    await checkBooks(started);
  });

  it('that was abandoned gives everything back; money that comes later is refunded', async () => {
    const started = await start();
    const { api, gateway, db } = started;
    const request = { ...modifyQuote, montantDollarsCAAUtilise: 2_000 };
    const quote = await askQuote(api, request, member);
    const { attempt: asked } = await order(api, quote.id, {
      member,
      details: modifyDetails,
      payment: card(tokens.challenge),
    });
    expect(await db.$count(clubDollarReservations)).toBe(1);
    await db
      .update(paymentAttempts)
      .set({ createdAt: sql`now() - interval '2 hours'`, nextCheckAt: sql`now()` });
    await vi.waitFor(async () => expect((await attempt(api, asked.attemptId)).state).toBe('declined'), {
      timeout: 20_000,
    });
    expect(await db.$count(clubDollarReservations)).toBe(0);
    gateway.decide(asked.attemptId, 'succeeded');
    const { onPaymentEvent } = api.orders;
    await Promise.all([onPaymentEvent(asked.attemptId), onPaymentEvent(asked.attemptId)]);
    await vi.waitFor(async () => expect(gateway.refunds.size).toBe(1), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await db.select().from(refunds))[0]?.refundedAt).not.toBeNull());
    expect(gateway.balance()).toBe(0);
    await checkBooks(started);
  });
});

describe('a bank debit', () => {
  it('begins the membership at once, and leaves the order unpaid when it comes back', async () => {
    const started = await start();
    const { api, gateway, db } = started;
    const quote = await askQuote(api, registerQuote);
    const { attempt: placed } = await order(api, quote.id, { payment: bank(), mandate });
    expect(placed).toMatchObject({ state: 'processing', receipt: { payment: { method: 'bank' } } });
    gateway.decide(placed.attemptId, 'declined');
    await api.orders.onPaymentEvent(placed.attemptId);
    expect((await db.select().from(orders))[0]?.state).toBe('unpaid');
    expect((await order(api, quote.id)).errors).toEqual({ quoteId: 'used' });
    await checkBooks(started);
  });
});

describe('club dollars', () => {
  const spend = (cents: number) => ({ ...modifyQuote, montantDollarsCAAUtilise: cents });

  it('can’t be spent twice by two tabs at once', async () => {
    const started = await start();
    const { api, db } = started;
    const [one, other] = [
      await askQuote(api, spend(3_000), member),
      await askQuote(api, spend(3_000), member),
    ];
    const placing = { member, details: modifyDetails };
    const answers = await Promise.all([order(api, one.id, placing), order(api, other.id, placing)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({ quoteId: 'changed' });
    await vi.waitFor(async () => {
      const [membership] = await db.select().from(memberships).where(eq(memberships.number, '9000001'));
      expect(membership?.clubDollarsCents).toBe(4_250 - 3_000);
    }, 10_000);
    await checkBooks(started);
  });

  it('are given back when the payment is declined', async () => {
    const { api, db } = await start();
    const quote = await askQuote(api, spend(3_000), member);
    await order(api, quote.id, { member, details: modifyDetails, payment: card(tokens.declined) });
    expect(await db.$count(clubDollarReservations)).toBe(0);
    expect((await askQuote(api, spend(3_000), member)).clubDollars?.available).toBe(4_250);
  });
});

describe('a promo code that can be used once', () => {
  it('is used by one of two orders at once, and given back by a declined one', async () => {
    const started = await start();
    const { api, db } = started;
    const request = { ...registerQuote, promoCode: 'UNEFOIS' };
    const declined = await askQuote(api, request);
    await order(api, declined.id, { payment: card(tokens.declined) });
    expect(await db.$count(promoCodeUses)).toBe(0);
    const both = await Promise.all([askQuote(api, request), askQuote(api, request)]);
    const answers = await Promise.all(both.map(({ id }) => order(api, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await db.select().from(promoCodeUses)).toEqual([expect.objectContaining({ paid: true })]);
    await checkBooks(started);
  });
});

describe('the ledger', () => {
  it('refuses a posting that does not add up, and every change', async () => {
    const { db, api, url } = await start();
    const quote = await askQuote(api, registerQuote);
    await order(api, quote.id);
    const row = { posting: randomUUID(), orderId: randomUUID(), account: 'gateway' };
    const failing = (work: Promise<unknown>) => work.catch((error: Error) => String(error.cause ?? error));
    expect(await failing(db.insert(ledgerEntries).values({ ...row, cents: 1 }))).toContain('add up to zero');
    for (const statement of ['UPDATE ledger_entries SET cents = 0', 'DELETE FROM ledger_entries']) {
      expect(await failing(query(url, statement))).toContain('never changed');
    }
  });
});

describe('a gift', () => {
  const giftOf = (path: string, api: TestApi) => api.baseUrl + path.replace('/fr/cadeau/', '/api/gifts/');

  it('makes its recipient a member once, for a year from the acceptance', async () => {
    const started = await start();
    const { api, db } = started;
    const quote = await askQuote(api, giftQuote);
    const { attempt: placed } = await order(api, quote.id, { details: giftDetails });
    const { giftPath = '', memberNumber } = placed.receipt ?? {};
    expect(memberNumber).toBeUndefined();
    const before = await db.$count(members);
    expect(await (await fetch(giftOf(giftPath, api))).json()).toEqual({
      gift: {
        giverName: 'Ève Giroux',
        recipientFirstName: 'Maude',
        codeOptionAdhesion: 'PLUS',
        message: 'Bonne route !',
        state: 'waiting',
      },
    });
    const accept = () => fetch(`${giftOf(giftPath, api)}/accept`, { method: 'POST' });
    const answers = await Promise.all(
      [accept(), accept(), accept()].map(async (response) => (await response).json()),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      from: dayInQuebec(),
      memberNumber: expect.stringMatching(/^\d{10}$/),
    });
    expect(await db.$count(members)).toBe(before + 1);
    expect((await (await fetch(giftOf(giftPath, api))).json()).gift.state).toBe('accepted');
    await checkBooks(started);
  });

  it('is not shown for another token, which is stored nowhere in clear', async () => {
    const { api, db, url } = await start();
    const quote = await askQuote(api, giftQuote);
    const { attempt: placed } = await order(api, quote.id, { details: giftDetails });
    const token = placed.receipt?.giftPath?.split('/').at(-1) ?? '';
    expect(token).toHaveLength(43);
    expect((await fetch(`${api.baseUrl}/api/gifts/${token.replace(/^./, '_')}`)).status).toBe(404);
    expect(await db.$count(gifts)).toBe(1);
    expect((await everythingStored(url)).includes(token)).toBe(false);
  });
});

/** Every row of every table, as text. */
async function everythingStored(url: string): Promise<string> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => query(url, `SELECT t::text AS row FROM ${name} t`)),
  );
  return JSON.stringify(rows);
}

function isLuhn(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

it('stores no card number and no personal data in clear, and logs none', async () => {
  const { api, url } = await start();
  const number = '4242424242424242';
  for (const payment of [
    { ...card(), token: number },
    { ...card(), cardNumber: number },
    { ...card(), lastFour: number },
  ]) {
    const quote = await askQuote(api, registerQuote);
    await order(api, quote.id, { payment });
  }
  const quote = await askQuote(api, registerQuote);
  await order(api, quote.id, { payment: { ...bank(), account: number } as never, mandate });
  const gift = await askQuote(api, giftQuote);
  await order(api, gift.id, { details: giftDetails, payment: bank(), mandate });
  const stored = (await everythingStored(url)) + api.logs.join('');
  const numbers = stored.match(/(?<![\da-f])\d{14,19}(?![\da-f])/g) ?? [];
  expect(numbers.filter(isLuhn)).toEqual([]);
  for (const typed of ['eve.giroux@example.org', 'Giroux', 'Bonne route']) {
    expect(stored.includes(typed), typed).toBe(false);
  }
});
