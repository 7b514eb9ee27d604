import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCheckout } from '@jalon/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  askQuote,
  attempt,
  bank,
  call,
  card,
  giftDetails,
  giftQuote,
  keepOrder,
  mandate,
  members,
  memberships,
  modifyQuote,
  order,
  press,
  registerQuote,
  type Saved,
} from '../../testing/checkouts.ts';
import { demonstrationClub } from '../../testing/club/specification-club.ts';
import { eventually } from '../../testing/eventually.ts';
import { ledgerSum } from '../../testing/ledger.ts';
import { buy, changeTo } from '../../testing/member-changes.ts';
import { testMembers } from '../../testing/members.ts';
import { wholeCheckout } from '../../testing/saved-checkouts.ts';
import { checkBooks, everythingStored, startOrders } from '../../testing/started-orders.ts';
import { query } from '../../testing/test-database.ts';
import { ledgerEntries, orders, scheduledPayments } from './orders.tables.ts';

const member = testMembers.zoe.memberNumber;

describe('an order', () => {
  it('is paid once, placed, and makes the members', async () => {
    const { api, db, gateway } = await startOrders();
    const { status, attempt: placed, quote } = await order(api, registerQuote);
    expect(status).toBe(200);
    const { id, priceData } = quote;
    expect(placed).toMatchObject({ state: 'succeeded', receipt: { quote: { id, priceData }, priceData } });
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
  });

  it('that would lead back to another site is refused', async () => {
    const { api } = await startOrders();
    for (const returnPath of [
      'https://other.example/',
      '//other.example',
      '/\\other.example',
      '/\t/other.example',
      '',
    ]) {
      const { status, errors } = await order(api, registerQuote, { returnPath });
      expect([status, errors], returnPath).toEqual([422, { returnPath: 'invalid' }]);
    }
  });

  it('changes a membership once, of two checkouts for the same change', async () => {
    const { api, gateway } = await startOrders({ WORKER: 'off' });
    const change = { ...modifyQuote, montantDollarsCAAUtilise: 0 };
    const other = await keepOrder(api, change, { member });
    expect((await order(api, change, { member })).attempt.state).toBe('succeeded');
    // The membership system does not have the first one yet.
    expect((await press(api, other, { member })).errors).toEqual({ quoteId: 'changed' });
    expect(gateway.charges.size).toBe(1);
  });

  it('on which nothing is due skips the gateway', async () => {
    const { api, gateway, db } = await startOrders();
    const request = { ...modifyQuote, additionalMembers: [] };
    const { attempt: placed, quote } = await order(api, request, { member });
    expect(quote.payments).toEqual([]);
    expect(placed.state).toBe('succeeded');
    expect(placed.receipt?.payment).toBeUndefined();
    expect(gateway.calls.count).toBe(0);
    await eventually(async () => expect((await db.select().from(orders))[0]?.enrolledAt).not.toBeNull());
  });

  it('on which nothing is due saves no card, so the membership does not renew automatically', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'jalon-')), 'rules.json');
    writeFileSync(file, JSON.stringify({ promoCodes: [{ code: 'GRATUIT', percent: 100 }] }));
    const { api, db } = await startOrders({ CHECKOUT_RULES: file });
    const { attempt: placed, quote } = await order(api, { ...registerQuote, promoCode: 'GRATUIT' });
    expect(placed.state).toBe('succeeded');
    expect((await db.select().from(orders))[0]?.renewalSelected).toBe(false);
    await eventually(async () => {
      const isNew = eq(memberships.expiresOn, quote.period.to);
      expect(await db.select().from(memberships).where(isNew)).toMatchObject([{ renewalTypeCode: 'R' }]);
    });
  });

  it('of a smaller membership is free, and the balance has the credit until the next renewal', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { api, db, gateway } = started;
    const noemie = '1000000058';
    await buy(started, noemie, changeTo('PREM'));
    const paid = gateway.balance();
    const request = changeTo('BASE');
    const { attempt: placed, quote } = await order(api, request, { member: noemie });
    const { total = 0, left } = quote.credit ?? {};
    expect([quote.payments, total, left]).toEqual([[], paid, paid]);
    expect(placed.state).toBe('succeeded');
    expect(gateway.calls.count).toBe(1);
    await eventually(async () => {
      const [membership] = await db.select().from(memberships).where(eq(memberships.number, '9000004'));
      expect(membership).toMatchObject({ balanceCents: -total });
    });
    expect(await ledgerSum(started, 'receivable')).toBe(-total);
    await checkBooks(started);

    await db.update(memberships).set({ inRenewal: true, renewalTypeCode: 'R' });
    const renewed = { ...request, flow: 'renewal', codeOptionAdhesion: undefined } as const;
    expect((await askQuote(api, renewed, noemie)).lines.at(-1)).toEqual({ kind: 'balance', amount: -total });
  });

  it('by the month pays the first payment and plans eleven', async () => {
    const { api, db, gateway } = await startOrders();
    const { attempt: placed, quote } = await order(api, { ...registerQuote, termSelected: 'monthly' });
    expect(gateway.charges.get(placed.attemptId)?.amount).toBe(quote.priceData.firstPaymentAmount);
    const planned = await db.select().from(scheduledPayments);
    expect(planned).toHaveLength(11);
    expect(planned.reduce((sum, { cents }) => sum + cents, quote.priceData.firstPaymentAmount)).toBe(
      quote.priceData.totalYear,
    );
  });
});

describe('the ledger', () => {
  it('refuses a posting that does not add up, and every change', async () => {
    const { db, api, url } = await startOrders();
    await order(api, registerQuote);
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
    { ...bank(), account: number },
  ]) {
    const answer = await call(api, createCheckout, { body: { ...wholeCheckout, payment } });
    if (answer.status === 200) await press(api, answer as Answer & Saved, { mandate });
  }
  await order(api, giftQuote, { payment: bank(), mandate });
  const gift = { ...giftDetails.gift, message: `Ma carte : ${number}` };
  const refused = await order(api, giftQuote, { details: { gift } });
  expect(refused).toMatchObject({ errors: { 'details.gift.message': 'cardNumber' } });
  const stored = (await everythingStored(url)) + api.logs.join('');
  const numbers = stored.match(/(?<![\da-f])\d{14,19}(?![\da-f])/g) ?? [];
  expect(numbers.filter(isLuhn)).toEqual([]);
  for (const typed of ['eve.giroux@example.org', 'Giroux', 'Bonne route']) {
    expect(stored.includes(typed), typed).toBe(false);
  }
});
