import { deleteCheckout, mailResumeLink } from '@jalon/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/server/errors.ts';
import { askQuote, bank, call, card, modifyQuote, press } from '../../testing/checkouts.ts';
import { tokens } from '../../testing/fake-gateway.ts';
import { testMembers } from '../../testing/members.ts';
import {
  bankCheckout,
  keep,
  makePage,
  modifyCheckout,
  read,
  save,
  stateOf,
  wholeCheckout,
} from '../../testing/saved-checkouts.ts';
import { everythingStored, startOrders } from '../../testing/started-orders.ts';
import { query } from '../../testing/test-database.ts';

const member = testMembers.zoe.memberNumber;
const other = '1000000033';
const { payment: _, ...unpaid } = wholeCheckout;
const withCode = (promoCode: string) => ({
  ...unpaid,
  data: { ...unpaid.data, step4: { promoCode } },
});

describe('a checkout that is saved', () => {
  it.each([
    ['before a type is chosen', {}],
    ['with a type that is not sold', { step1: { membership: { codeOptionAdhesion: 'MOTO' } } }],
    ['with answers of another form', { step1: 'x', step2: { additionalMembers: 5 }, stepPayment: null }],
    [
      'with people of another form',
      { step1: { membership: { codeOptionAdhesion: 'PLUS' } }, step2: { additionalMembers: [null] } },
    ],
  ])('%s has no price', async (_when, data) => {
    const { api } = await startOrders();
    expect(await keep(api, { ...unpaid, data })).not.toHaveProperty('quote');
  });

  it('while prices can’t be read has none, and loses nothing', async () => {
    const { api, url } = await startOrders();
    const { id } = await keep(api);
    await query(url, 'ALTER TABLE membership_price_list RENAME TO lost');
    const saved = await save(api, id, withCode('BIENVENUE'));
    expect(saved).toMatchObject({ status: 200 });
    expect(saved).not.toHaveProperty('quote');
    expect((await read(api, id)).checkout.data).toHaveProperty('step4');
  });

  it('has the price that was reviewed before, once the payment step is done', async () => {
    const { api } = await startOrders();
    const first = await keep(api, { ...unpaid, progress: { registration: 'done' } });
    const { quote: second } = await save(api, first.id, wholeCheckout);
    expect((await stateOf(api, first.id)).before).toBeUndefined();
    const { quote: third } = await save(api, first.id, withCode('BIENVENUE'));
    expect(await stateOf(api, first.id)).toMatchObject({ before: second, quote: third });
    expect(third.id).not.toBe(second.id);
    await save(api, first.id, withCode('RIEN'));
    expect(await stateOf(api, first.id)).toMatchObject({ before: third });
    await save(api, first.id, wholeCheckout);
    expect(await stateOf(api, first.id)).toMatchObject({ before: third, quote: { id: second.id } });
  });
});

describe('the card or account of a checkout', () => {
  it('stays until another one comes or another method is chosen, and its token is not answered', async () => {
    const { api, url } = await startOrders();
    const { id } = await keep(api);
    const label = { method: 'card', brand: 'visa', lastFour: '4242' };
    await save(api, id, unpaid);
    expect((await stateOf(api, id)).payment).toEqual(label);
    await save(api, id, { ...unpaid, payment: { ...card(), lastFour: '1881' } });
    const { checkout } = await read(api, id);
    expect(checkout.payment).toEqual({ ...label, lastFour: '1881' });
    expect(JSON.stringify(checkout)).not.toContain(tokens.succeeds);
    expect(await everythingStored(url)).not.toContain(tokens.succeeds);
    const { payment: _, ...byBank } = bankCheckout;
    await save(api, id, byBank);
    expect((await stateOf(api, id)).payment).toBeUndefined();
    await save(api, id, unpaid);
    expect((await stateOf(api, id)).payment).toBeUndefined();
  });

  it('of the gateway’s page counts once it is complete, if it has the chosen method', async () => {
    const started = await startOrders();
    const { api, gateway } = started;
    const { id } = await keep(api);
    const { page } = await makePage(started, id);
    expect(await stateOf(api, id)).toMatchObject({ hostedPage: { id: page, state: 'open' } });
    expect((await stateOf(api, id)).payment).toBeUndefined();
    gateway.page = bank();
    expect((await stateOf(api, id)).payment).toBeUndefined();
    gateway.page = { ...card(), lastFour: '1881' };
    expect((await stateOf(api, id)).payment).toMatchObject({ lastFour: '1881' });
    gateway.hostedPage = async () => {
      throw new ApiError('unavailable');
    };
    expect((await stateOf(api, id)).payment).toBeUndefined();
    await save(api, id);
    expect(await stateOf(api, id)).toMatchObject({ payment: { lastFour: '4242' } });
    expect((await stateOf(api, id)).hostedPage).toBeUndefined();
  });

  it('has no numbers', async () => {
    const { api } = await startOrders();
    const refused = await save(api, 'x', {
      ...wholeCheckout,
      payment: { ...card(), token: '4242424242424242' },
    });
    expect(refused).toMatchObject({ status: 422, errors: { payment: 'invalid' } });
  });
});

describe('a checkout of a member', () => {
  it('is not found by another member, and goes on when the session has ended', async () => {
    const { api } = await startOrders();
    const { id, quote } = await keep(api, modifyCheckout, member);
    expect(quote.id).toBe((await askQuote(api, modifyQuote, member)).id);
    expect((await read(api, id, other)).status).toBe(404);
    expect((await save(api, id, modifyCheckout, other)).status).toBe(404);
    const saved = await save(api, id, modifyCheckout);
    expect(saved).toMatchObject({ status: 200, id });
    expect(saved).not.toHaveProperty('quote');
    expect((await read(api, id)).status).toBe(200);
    expect((await read(api, id, other)).status).toBe(404);
    expect((await save(api, id, modifyCheckout, member)).quote.id).toBe(quote.id);
  });

  it('can be read with any session in the flows of visitors', async () => {
    const { api } = await startOrders();
    const { id } = await keep(api, wholeCheckout, member);
    expect((await read(api, id, other)).status).toBe(200);
  });
});

describe('a checkout that is deleted', () => {
  const at = (one: { readonly method: string; readonly path: string }, id: string) => ({
    ...one,
    path: one.path.replace(':checkoutId', id),
  });

  it('stays while its link works elsewhere, or its order was sent', async () => {
    const { api } = await startOrders();
    const [mailed, open, paid, left] = await Promise.all([
      keep(api),
      keep(api, { ...wholeCheckout, payment: card(tokens.challenge) }),
      keep(api),
      keep(api),
    ]);
    await call(api, at(mailResumeLink, mailed.id), { body: { email: 'lea@example.org', locale: 'fr' } });
    await press(api, open);
    await press(api, paid);
    // Saved after the link was asked for: it is still kept.
    await save(api, mailed.id);
    for (const { id } of [mailed, open, paid, left]) {
      expect((await call(api, at(deleteCheckout, id))).status).toBe(200);
    }
    const statuses = await Promise.all(
      [mailed, open, paid, left].map(async ({ id }) => (await read(api, id)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 404]);
  });
});
