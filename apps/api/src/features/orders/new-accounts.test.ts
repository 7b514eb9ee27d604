import {
  type AccountLink,
  createAccountLink,
  type GiftAccepted,
  newAccountMinutes,
  resetPassword,
} from '@jalon/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  call,
  card,
  giftQuote,
  modifyQuote,
  order,
  press,
  registerDetails,
  storedAttempt,
} from '../../testing/checkouts.ts';
import { tokens } from '../../testing/fake-gateway.ts';
import { acceptGift } from '../../testing/gifts.ts';
import { mailForTest } from '../../testing/mail.ts';
import { addAccount, signIn, testMembers, testPassword } from '../../testing/members.ts';
import { keep, wholeCheckout } from '../../testing/saved-checkouts.ts';
import { headerOf } from '../../testing/servers/mail-server.ts';
import { everythingStored, type Started, startOrders } from '../../testing/started-orders.ts';
import { orders } from './orders.tables.ts';

const newPassword = 'quatre mots pris au hasard';
const leo = { ...registerDetails.additionalMembers[0], email: 'leo.tremblay@example.org' };
const main = registerDetails.registration.email;
const invitation = 'Choisissez le mot de passe de votre espace membre';

/** An API with a mail server. */
async function start() {
  const { mail, settings } = await mailForTest();
  const started = await startOrders(settings);
  /** The token of the mailed link. */
  async function mailedToken(to: string): Promise<string> {
    const { source } = await mail.received(to, invitation);
    const [link = ''] = source.match(/https?:\S+\?token=\S+/) ?? [];
    return new URL(link).searchParams.get('token') ?? '';
  }
  return { ...started, mail, mailedToken };
}

type Api = Started['api'];

async function choose(api: Api, token: string, password = newPassword) {
  const answer = await call(api, resetPassword, { body: { token, newPassword: password } });
  return answer as typeof answer & { readonly username?: string };
}

const expired = { status: 422, errors: { token: 'expired' } };

async function askForLink(api: Api, checkoutId: string) {
  const path = createAccountLink.path.replace(':checkoutId', checkoutId);
  const answer = await call(api, { ...createAccountLink, path });
  return answer as typeof answer & { readonly link?: AccountLink };
}

const tokenIn = ({ link }: { readonly link?: AccountLink }) =>
  new URL(link?.fr ?? '', 'http://site.test').searchParams.get('token') ?? '';

const statusOf = async (api: Api, username: string, password = newPassword) =>
  (await signIn(api, { username, password })).httpStatus;

/** A paid checkout of a new member, with an associate member who has an email address. */
async function paid({ api }: Pick<Started, 'api'>) {
  const saved = await keep(api, {
    ...wholeCheckout,
    data: { ...wholeCheckout.data, step2: { additionalMembers: [leo] } },
  });
  const { attempt } = await press(api, saved);
  const { memberNumber = '', additionalMembers = [] } = attempt.receipt ?? {};
  expect(memberNumber).toMatch(/^\d{10}$/);
  return { id: saved.id, attempt, memberNumber, additional: additionalMembers };
}

describe('a new member', () => {
  it('chooses a password with the link of the receipt, once, and signs in with the member number', async () => {
    const started = await start();
    const { api, url } = started;
    const { id, memberNumber } = await paid(started);
    const made = await askForLink(api, id);
    expect(made.link?.fr).toMatch(/^\/fr\/essai\/nouveau-mot-de-passe\?token=[\w-]{43}&new=$/);
    expect(made.link?.en).toMatch(/^\/en\/test\/new-password\?token=/);
    const token = tokenIn(made);
    expect(await everythingStored(url)).not.toContain(token);
    expect(await choose(api, token, 'passwordpassword')).toMatchObject({
      errors: { newPassword: 'tooEasy' },
    });

    const [one, other] = await Promise.all([choose(api, token), choose(api, token)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 422]);
    expect(one.username ?? other.username).toBe(memberNumber);
    expect(await statusOf(api, memberNumber)).toBe(200);
    expect(await statusOf(api, `620 285 ${memberNumber}`)).toBe(200);
    expect(await choose(api, token)).toMatchObject(expired);
    expect(await askForLink(api, id)).toMatchObject({ status: 422, errors: { account: 'exists' } });
    const { source } = await started.mail.received(main, 'Votre espace membre est ouvert');
    expect(source).toContain(memberNumber);
  });

  it('gets the link by mail too, as does each associate member with an address, and either link works once', async () => {
    const started = await start();
    const { api, mailedToken } = started;
    const { id, memberNumber, additional, attempt } = await paid(started);
    const shown = tokenIn(await askForLink(api, id));
    expect(additional).toEqual([{ firstName: 'Léo', memberNumber: expect.stringMatching(/^\d{10}$/) }]);
    expect((await storedAttempt(api, attempt.attemptId)).receipt).toMatchObject({
      additionalMembers: additional,
    });
    const receipt = await started.mail.received(main, `Votre reçu, commande ${attempt.receipt?.orderNumber}`);
    const [{ memberNumber: number } = { memberNumber: '' }] = additional;
    expect(receipt.source).toContain('Numéro de membre de Léo');
    expect(receipt.source).toContain(number);
    for (const [to, username] of [
      [main, memberNumber],
      [leo.email, number],
    ] as const) {
      expect(await choose(api, await mailedToken(to))).toMatchObject({ status: 200, username });
      expect(await statusOf(api, username)).toBe(200);
    }
    expect(await choose(api, shown, 'cinq autres mots pris au hasard')).toMatchObject(expired);
  });

  it('without an address gets a number and no message', async () => {
    const { api, mail, mailedToken } = await start();
    const { attempt } = await press(api, await keep(api));
    expect(attempt.receipt?.additionalMembers).toEqual([
      { firstName: 'Léo', memberNumber: expect.any(String) },
    ]);
    await mailedToken(main);
    expect(mail.messages.filter((one) => headerOf(one, 'subject') === invitation)).toHaveLength(1);
  });

  it('keeps an account that exists: no link changes its password', async () => {
    const started = await start();
    const { api, mailedToken } = started;
    const { id, memberNumber } = await paid(started);
    const [mailed, shown] = [await mailedToken(main), tokenIn(await askForLink(api, id))];
    await addAccount(api.store.database, { username: 'maude', memberNumber });
    for (const token of [mailed, shown]) expect(await choose(api, token)).toMatchObject(expired);
    expect(await askForLink(api, id)).toMatchObject({ errors: { account: 'exists' } });
    expect(await statusOf(api, 'maude', testPassword)).toBe(200);
    expect(await statusOf(api, memberNumber)).toBe(401);
  });

  it('gets no link without the secret of the checkout, nor later', async () => {
    const started = await start();
    const { api, db } = started;
    const { id, attempt } = await paid(started);
    for (const guessed of [attempt.attemptId, 'unknown-secret-of-22-c']) {
      expect((await askForLink(api, guessed)).status).toBe(404);
    }
    const shown = tokenIn(await askForLink(api, id));
    await db
      .update(orders)
      .set({ placedAt: sql`${orders.placedAt} - make_interval(mins => ${newAccountMinutes})` });
    expect((await askForLink(api, id)).status).toBe(404);
    await db.execute(sql`UPDATE password_resets SET expires_at = expires_at - interval '1 hour'`);
    expect(await choose(api, shown)).toMatchObject(expired);
  });

  it('gets no link before the order is paid, nor after it was cancelled', async () => {
    const started = await start();
    const { api, db } = started;
    const declined = await keep(api, { ...wholeCheckout, payment: card(tokens.declined) });
    await press(api, declined);
    expect((await askForLink(api, declined.id)).status).toBe(404);
    const { id, attempt } = await paid(started);
    await db
      .update(orders)
      .set({ state: 'cancelled' })
      .where(eq(orders.number, attempt.receipt?.orderNumber ?? ''));
    expect((await askForLink(api, id)).status).toBe(404);
  });
});

it('who is added to a membership gets a number on the receipt, and a link by mail', async () => {
  const { api, mail, mailedToken } = await start();
  const member = testMembers.zoe.memberNumber;
  const placing = { member, details: { additionalMembers: [leo] } };
  const { attempt } = await order(api, modifyQuote, placing);
  const [added] = attempt.receipt?.additionalMembers ?? [];
  expect(added).toEqual({ firstName: 'Léo', memberNumber: expect.stringMatching(/^\d{10}$/) });
  expect(await choose(api, await mailedToken(leo.email))).toMatchObject({ username: added?.memberNumber });
  const invited = mail.messages.filter((one) => headerOf(one, 'subject') === invitation);
  expect(invited.flatMap(({ to }) => to)).toEqual([leo.email]);
});

it('who accepts a gift gets the link at once, and nobody who repeats it', async () => {
  const { api, mailedToken } = await start();
  const { giftPath } = await order(api, giftQuote);
  const accept = async (): Promise<GiftAccepted> => (await acceptGift(api, giftPath)).json();
  const answers = await Promise.all([accept(), accept(), accept()]);
  const [first, ...others] = answers.filter(({ link }) => link !== undefined);
  expect(others).toEqual([]);
  expect(await accept()).not.toHaveProperty('link');
  const { memberNumber = '' } = first ?? {};
  expect(await choose(api, tokenIn(first ?? {}))).toMatchObject({ status: 200, username: memberNumber });
  expect(await statusOf(api, memberNumber)).toBe(200);
  expect(await choose(api, await mailedToken(main))).toMatchObject(expired);
});
