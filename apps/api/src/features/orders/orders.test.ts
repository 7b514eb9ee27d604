import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInQuebec } from '@jalon/i18n';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  askQuote,
  attempt,
  bank,
  card,
  contract,
  giftDetails,
  giftQuote,
  mandate,
  members,
  memberships,
  modifyDetails,
  modifyQuote,
  order,
  quotes,
  registerDetails,
  registerQuote,
  setPrice,
} from '../../testing/checkouts.ts';
import { demonstrationClub } from '../../testing/club/specification-club.ts';
import { tokens } from '../../testing/fake-gateway.ts';
import { buy, changeTo } from '../../testing/member-changes.ts';
import { testMembers } from '../../testing/members.ts';
import { checkBooks, everythingStored, startOrders } from '../../testing/started-orders.ts';
import { query } from '../../testing/test-database.ts';
import { ledgerEntries, orders, scheduledPayments } from './orders.tables.ts';

const member = testMembers.zoe.memberNumber;

describe('an order', () => {
  it('is paid once, placed, and makes the members', async () => {
    const started = await startOrders();
    const { api, db, gateway } = started;
    const quote = await askQuote(api, registerQuote);
    const { status, attempt: placed } = await order(api, quote.id);
    expect(status).toBe(200);
    expect(placed).toMatchObject({ state: 'succeeded', receipt: { quote, priceData: quote.priceData } });
    expect(placed.receipt?.orderNumber).toMatch(/^[A-Z0-9]{8,}$/);
    expect(placed.receipt?.payment).toEqual({ method: 'card', brand: 'visa', lastFour: '4242' });
    expect(placed.receipt).toMatchObject({
      people: { main: expect.any(String), added: expect.any(Array) },
      mailedTo: expect.stringContaining('@'),
    });
    expect(placed.receipt?.taxNumbers).toEqual({ gst: '000000000 RT0001', qst: '0000000000 TQ0001' });
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
    const started = await startOrders();
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
    const { api } = await startOrders();
    const quote = await askQuote(api, registerQuote);
    const key = randomUUID();
    await order(api, quote.id, { key });
    const { code, status } = await order(api, quote.id, { key, renewalSelected: false });
    expect([status, code]).toEqual([400, 'invalid_idempotency_key']);
  });

  it('from another page is the same order', async () => {
    const { api, gateway } = await startOrders();
    const quote = await askQuote(api, registerQuote);
    const key = randomUUID();
    const { attempt: first } = await order(api, quote.id, { key });
    const { attempt: again } = await order(api, quote.id, { key, returnPath: '/fr/revision-renommee' });
    expect(again).toEqual(first);
    expect(gateway.calls.count).toBe(1);
  });

  it.each(['https://other.example/', '//other.example', '/\\other.example', '/\t/other.example', ''])(
    'that would lead back to %j is refused',
    async (returnPath) => {
      const { api } = await startOrders();
      const quote = await askQuote(api, registerQuote);
      const { status, errors } = await order(api, quote.id, { returnPath });
      expect([status, errors]).toEqual([422, { returnPath: 'invalid' }]);
    },
  );

  it('of two tabs with one quote is placed once', async () => {
    const started = await startOrders();
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
    const started = await startOrders();
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
    const { api, db, gateway } = await startOrders();
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
    ['quoteId', { details: { ...registerDetails, stepCodes: { noMembreRecommande: member } } }],
  ])('with an error in %s names it, and charges nothing', async (field, change) => {
    const { api, gateway } = await startOrders();
    const quote = await askQuote(api, registerQuote);
    const { status, errors = {} } = await order(api, quote.id, change as object);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(gateway.calls.count).toBe(0);
  });

  it('of a member needs that member’s session', async () => {
    const { api } = await startOrders();
    const quote = await askQuote(api, modifyQuote, member);
    const details = { details: modifyDetails };
    expect((await order(api, quote.id, details)).status).toBe(401);
    expect((await order(api, quote.id, { ...details, member: '1000000033' })).status).toBe(403);
  });

  it('changes a membership once, of two quotes for the same change', async () => {
    const { api, gateway } = await startOrders({ WORKER: 'off' });
    const change = { ...modifyQuote, montantDollarsCAAUtilise: 0 };
    const quotes = [await askQuote(api, change, member), await askQuote(api, change, member)];
    const [one, other] = quotes.map(
      ({ id }) =>
        () =>
          order(api, id, { member, details: modifyDetails }),
    );
    expect((await one?.())?.attempt.state).toBe('succeeded');
    // The membership system does not have the first one yet.
    expect((await other?.())?.errors).toEqual({ quoteId: 'changed' });
    expect(gateway.charges.size).toBe(1);
  });

  it('on which nothing is due skips the gateway', async () => {
    const started = await startOrders();
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
    await vi.waitFor(async () => expect((await db.select().from(orders))[0]?.enrolledAt).not.toBeNull(), {
      timeout: 10_000,
    });
    await checkBooks(started);
  });

  it('on which nothing is due saves no card, so the membership does not renew automatically', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'jalon-')), 'rules.json');
    writeFileSync(file, JSON.stringify({ promoCodes: [{ code: 'GRATUIT', percent: 100 }] }));
    const { api, db } = await startOrders({ CHECKOUT_RULES: file });
    const quote = await askQuote(api, { ...registerQuote, promoCode: 'GRATUIT' });
    const free = { payment: undefined as never, renewalSelected: true };
    const { attempt: placed } = await order(api, quote.id, free);
    expect(placed.state).toBe('succeeded');
    expect((await db.select().from(orders))[0]?.renewalSelected).toBe(false);
    await vi.waitFor(async () => {
      const isNew = eq(memberships.expiresOn, quote.period.to);
      expect(await db.select().from(memberships).where(isNew)).toMatchObject([{ renewalTypeCode: 'R' }]);
    }, 10_000);
  });

  it('of a smaller membership is free, and the balance has the credit until the next renewal', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { api, db, gateway } = started;
    const noemie = '1000000058';
    await buy(started, noemie, changeTo('PREM'));
    const paid = gateway.balance();
    const request = changeTo('BASE');
    const quote = await askQuote(api, request, noemie);
    const { total = 0, left } = quote.credit ?? {};
    expect([quote.payments, total, left]).toEqual([[], paid, paid]);
    const { attempt: placed } = await order(api, quote.id, {
      member: noemie,
      payment: undefined as never,
      details: {
        registration: { indOptionVR: false, membership: { codeOptionAdhesion: 'BASE' } },
        addedMembers: [],
        modifiedMembers: [],
      },
    });
    expect(placed.state).toBe('succeeded');
    expect(gateway.calls.count).toBe(1);
    await vi.waitFor(async () => {
      const [membership] = await db.select().from(memberships).where(eq(memberships.number, '9000004'));
      expect(membership).toMatchObject({ balanceCents: -total });
    }, 10_000);
    const [owed] = await db
      .select({ cents: sql<number>`sum(${ledgerEntries.cents})::integer` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, 'receivable'));
    expect(owed?.cents).toBe(-total);
    await checkBooks(started);

    await db.update(memberships).set({ inRenewal: true, renewalTypeCode: 'R' });
    const renewed = { ...request, flow: 'renewal', codeOptionAdhesion: undefined } as const;
    expect((await askQuote(api, renewed, noemie)).lines.at(-1)).toEqual({ kind: 'balance', amount: -total });
  });

  it('by the month pays the first payment and plans eleven', async () => {
    const started = await startOrders();
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

describe('the ledger', () => {
  it('refuses a posting that does not add up, and every change', async () => {
    const { db, api, url } = await startOrders();
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

function isLuhn(digits: string): boolean {
  const values = [...digits].toReversed().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

it('stores no card number and no personal data in clear, and logs none', async () => {
  const { api, url } = await startOrders();
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
  const written = { ...giftDetails, gift: { ...giftDetails.gift, message: `Ma carte : ${number}` } };
  const refused = await order(api, (await askQuote(api, giftQuote)).id, {
    details: written,
    payment: bank(),
    mandate,
  });
  expect(refused).toMatchObject({ errors: { 'details.gift.message': 'cardNumber' } });
  const stored = (await everythingStored(url)) + api.logs.join('');
  const numbers = stored.match(/(?<![\da-f])\d{14,19}(?![\da-f])/g) ?? [];
  expect(numbers.filter(isLuhn)).toEqual([]);
  for (const typed of ['eve.giroux@example.org', 'Giroux', 'Bonne route']) {
    expect(stored.includes(typed), typed).toBe(false);
  }
});
