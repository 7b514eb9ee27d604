import { describe, expect, it } from 'vitest';
import { card, contract, mandate } from '../../../testing/checkouts.ts';
import { tokens } from '../../../testing/fake-gateway.ts';
import { bankCheckout, keep, press, read, stateOf, wholeCheckout } from '../../../testing/saved-checkouts.ts';
import { checkBooks, startOrders } from '../../../testing/started-orders.ts';
import { orders } from '../orders.tables.ts';

describe('a press on Pay', () => {
  it('places the order of a checkout, which then has only its attempt', async () => {
    const started = await startOrders();
    const { api, db, gateway } = started;
    const saved = await keep(api);
    const { status, attempt } = await press(api, saved);
    expect([status, attempt.state]).toEqual([200, 'succeeded']);
    expect(attempt.receipt?.memberNumber).toEqual(expect.any(String));
    expect(attempt.receipt?.priceData).toEqual(saved.quote.priceData);
    expect((await read(api, saved.id)).checkout).toEqual({
      flow: 'register',
      locale: 'fr',
      data: {},
      progress: {},
      placed: attempt.attemptId,
    });
    const { attempt: again } = await press(api, saved);
    expect(again).toEqual(attempt);
    expect(gateway.calls.count).toBe(1);
    expect(await db.$count(orders)).toBe(1);
    await checkBooks(started);
  });

  it('several times at once places one order', async () => {
    const started = await startOrders();
    const { api, db, gateway } = started;
    const saved = await keep(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => press(api, saved)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ attempt: { attemptId } }) => attemptId)).size).toBe(1);
    expect(gateway.calls.count).toBe(1);
    expect(await db.$count(orders)).toBe(1);
    await checkBooks(started);
  });

  it('with a bank account needs the mandate', async () => {
    const { api } = await startOrders();
    const saved = await keep(api, bankCheckout);
    expect((await press(api, saved)).errors).toEqual({ mandate: 'required' });
    expect(await stateOf(api, saved.id)).toMatchObject({ notPlaced: 'changed', payment: { method: 'bank' } });
    const { attempt } = await press(api, saved, { mandate });
    expect(attempt.state).toBe('processing');
    expect(await stateOf(api, saved.id)).toEqual({ placed: attempt.attemptId });
  });

  it('with a declined card can be repeated with another one', async () => {
    const started = await startOrders();
    const { api, db } = started;
    const saved = await keep(api, { ...wholeCheckout, payment: card(tokens.declined) });
    const { attempt } = await press(api, saved);
    expect(attempt).toMatchObject({ state: 'declined', reason: 'insufficientFunds' });
    expect(await stateOf(api, saved.id)).toEqual({ quote: saved.quote, declined: 'insufficientFunds' });
    expect((await press(api, saved)).errors).toEqual({ payment: 'required' });
    expect(contract.version).toBeTruthy();
    expect(await db.$count(orders)).toBe(1);
    await checkBooks(started);
  });
});
