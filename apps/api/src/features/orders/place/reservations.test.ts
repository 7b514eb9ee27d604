import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import {
  askQuote,
  card,
  clubDollarReservations,
  keepOrder,
  memberships,
  modifyQuote,
  order,
  press,
  promoCodeUses,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { tokens } from '../../../testing/fake-gateway.ts';
import { testMembers } from '../../../testing/members.ts';
import { startOrders } from '../../../testing/started-orders.ts';

const member = testMembers.zoe.memberNumber;

describe('club dollars', () => {
  const spend = (cents: number) => ({ ...modifyQuote, montantDollarsCAAUtilise: cents });

  it('can’t be spent twice by two tabs at once', async () => {
    const { api, db } = await startOrders();
    const tabs = [1, 2].map(() => order(api, spend(3_000), { member }));
    const answers = await Promise.all(tabs);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({ quoteId: 'changed' });
    await eventually(async () => {
      const [membership] = await db.select().from(memberships).where(eq(memberships.number, '9000001'));
      expect(membership?.clubDollarsCents).toBe(4_250 - 3_000);
    });
  });

  it('are given back when the payment is declined', async () => {
    const { api, db } = await startOrders();
    await order(api, spend(3_000), { member, payment: card(tokens.declined) });
    expect(await db.$count(clubDollarReservations)).toBe(0);
    expect((await askQuote(api, spend(3_000), member)).clubDollars?.available).toBe(4_250);
  });
});

it('an order cancelled before the membership system has it gives back its club dollars and its code', async () => {
  const { api, db } = await startOrders({ WORKER: 'off' });
  // Another type: an order that adds people is sent to the membership system at once, for their numbers.
  const change = { ...modifyQuote, codeOptionAdhesion: 'PREM', additionalMembers: [] };
  const request = { ...change, montantDollarsCAAUtilise: 1_000, promoCode: 'UNEFOIS' };
  const { number } = await order(api, request, { member });
  expect(await db.$count(clubDollarReservations)).toBe(1);
  expect(await db.$count(promoCodeUses)).toBe(1);
  await cancelOrder(api, number);
  const again = await askQuote(api, request, member);
  expect(again).toMatchObject({ promoCode: 'UNEFOIS', clubDollars: { available: 4_250 } });
});

describe('a promo code that can be used once', () => {
  it('is used by one of two orders at once, and given back by a declined one', async () => {
    const { api, db } = await startOrders();
    const request = { ...registerQuote, promoCode: 'UNEFOIS' };
    await order(api, request, { payment: card(tokens.declined) });
    expect(await db.$count(promoCodeUses)).toBe(0);
    const both = await Promise.all([1, 2].map(() => keepOrder(api, request)));
    const answers = await Promise.all(both.map((saved) => press(api, saved)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await db.select().from(promoCodeUses)).toEqual([expect.objectContaining({ paid: true })]);
  });
});
