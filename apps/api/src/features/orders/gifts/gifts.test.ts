import { dayInQuebec } from '@jalon/i18n';
import { describe, expect, it } from 'vitest';
import { bank, giftDetails, giftQuote, mandate, members, order } from '../../../testing/checkouts.ts';
import { acceptGift, giftAt } from '../../../testing/gifts.ts';
import { membershipOf, returnDebit } from '../../../testing/member-changes.ts';
import { everythingStored, startOrders } from '../../../testing/started-orders.ts';
import { gifts, orders } from '../orders.tables.ts';

describe('a gift', () => {
  it('makes its recipient a member once, for a year from the acceptance', async () => {
    const { api, db } = await startOrders();
    const { attempt: placed, giftPath } = await order(api, giftQuote);
    expect(placed.receipt?.memberNumber).toBeUndefined();
    // The receipt of the giver says for whom the gift is, and how it is delivered.
    expect(placed.receipt).toMatchObject({
      people: { main: expect.stringContaining('Maude') },
      gift: { delivery: giftDetails.gift.delivery, email: giftDetails.registration.email },
    });
    const before = await db.$count(members);
    expect(await (await fetch(giftAt(api, giftPath))).json()).toEqual({
      gift: {
        giverName: 'Ève Giroux',
        recipientFirstName: 'Maude',
        codeOptionAdhesion: 'PLUS',
        message: 'Bonne route !',
        state: 'waiting',
      },
    });
    const accept = () => acceptGift(api, giftPath);
    const answers = await Promise.all(
      [accept(), accept(), accept()].map(async (response) => (await response).json()),
    );
    // One of them has the link to choose a password.
    expect(new Set(answers.map(({ link: _, ...answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      from: dayInQuebec(),
      memberNumber: expect.stringMatching(/^\d{10}$/),
    });
    expect(await db.$count(members)).toBe(before + 1);
    expect((await (await fetch(giftAt(api, giftPath))).json()).gift.state).toBe('accepted');
  });

  it('that was accepted before its debit was returned ends', async () => {
    const started = await startOrders();
    const { api } = started;
    const payment = { payment: bank(), mandate };
    const { attempt: placed, giftPath } = await order(api, giftQuote, payment);
    const { memberNumber } = await (await acceptGift(api, giftPath)).json();
    expect((await membershipOf(started, memberNumber)).statusCode).toBe('A');
    await returnDebit(started, placed.attemptId);
    expect((await membershipOf(started, memberNumber)).statusCode).toBe('C');
    expect((await acceptGift(api, giftPath)).status).toBe(404);
  });

  it('is not shown for another token, and its token is never stored in clear', async () => {
    const { api, db, url } = await startOrders();
    const { giftPath } = await order(api, giftQuote);
    const token = giftPath.split('/').at(-1) ?? '';
    expect(token).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect((await fetch(giftAt(api, token.replace(/^./, '_')))).status).toBe(404);
    // As someone types it from a printed card.
    const typed = token.toLowerCase().replaceAll('-', '');
    expect((await fetch(giftAt(api, typed))).status).toBe(200);
    expect(await db.$count(gifts)).toBe(1);
    // A gift does not renew automatically, even if the request asks for it.
    expect((await db.select().from(orders))[0]).toMatchObject({ renewalSelected: false });
    expect((await everythingStored(url)).includes(token)).toBe(false);
  });
});
