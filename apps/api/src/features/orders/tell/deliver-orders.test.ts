import { formatPrice } from '@jalon/i18n';
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import {
  bank,
  contract,
  giftDetails,
  giftQuote,
  mandate,
  order,
  registerDetails,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { acceptGift } from '../../../testing/gifts.ts';
import { mailForTest } from '../../../testing/mail.ts';
import { hurry } from '../../../testing/member-changes.ts';
import { headerOf } from '../../../testing/servers/mail-server.ts';
import {
  answering,
  directoryKey,
  sparseSource,
  startMemberDirectory,
} from '../../../testing/servers/member-directory-server.ts';
import { startWebhookServer, webhookSecret } from '../../../testing/servers/webhook-server.ts';
import { startOrders } from '../../../testing/started-orders.ts';
import { listOrders } from '../order-list.ts';
import { orders } from '../orders.tables.ts';
import { orderEncryption, sealOrder, unsealOrder } from '../sealed-order.ts';
import { cancelMandate } from '../settle/cancel-mandate.ts';
import { withoutLinks } from './order-mail.ts';
import { resendReceipt } from './resend-receipt.ts';

/** The link with which a new member chooses a password is another message. */
const isInvitation = (message: Parameters<typeof headerOf>[0]) =>
  /^(?:Choisissez le mot de passe|Choose the password) /.test(headerOf(message, 'subject') ?? '');

/** An API that sends mail. */
async function start(environment: Record<string, string> = {}) {
  const { mail, settings } = await mailForTest();
  const { api, gateway, db } = await startOrders({ ...settings, ...environment });
  const received = async (to: string) => {
    await hurry({ api, db });
    return eventually(() => {
      const message = mail.messages.find((one) => one.to.includes(to) && !isInvitation(one));
      if (!message) throw new Error(`Nothing was sent to ${to}`);
      return message;
    });
  };
  return { api, gateway, mail, received, db };
}

const monthly = { ...registerQuote, termSelected: 'monthly' } as const;

it('the payer gets a receipt with copies of what was accepted; the club and the webhook are notified', async () => {
  const webhook = await startWebhookServer();
  onTestFinished(() => webhook.close());
  const { api, received } = await start({ WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: webhookSecret });
  const { attempt, quote } = await order(api, monthly, { payment: bank(), mandate });
  const { orderNumber = '', memberNumber = '' } = attempt.receipt ?? {};

  const { source, ...message } = await received('maude.tremblay@example.org');
  expect(headerOf({ source, ...message }, 'subject')).toBe(`Votre reçu, commande ${orderNumber}`);
  for (const said of [
    'Maude Tremblay',
    memberNumber,
    'Adhésion Évasion\u00a0: 168,00$',
    'TPS (5\u00a0%)\u00a0: 11,40$',
    'TVQ (9,975\u00a0%)\u00a0: 22,74$',
    '0000000000 TQ0001',
    'se terminant par 6789',
    'Contrat d’adhésion',
    'Accord de débit préautorisé',
  ]) {
    expect(source).toContain(said);
  }
  expect(source).not.toContain('14,975');
  expect(source).not.toContain('PLUS');
  expect(source).not.toContain('Membership contract');

  const notice = await received('service@club.test');
  expect(headerOf(notice, 'subject')).toBe(`Nouvelle commande ${orderNumber}`);
  await eventually(() => expect(webhook.calls).toHaveLength(1));
  expect(webhook.calls[0]?.body).toMatchObject({
    type: 'order.placed',
    data: { number: orderNumber, flow: 'register', quote: { id: quote.id }, payment: { lastFour: '6789' } },
  });
});

it('notifies the payer that the agreement for bank debits is cancelled, with the balance due', async () => {
  const { api, mail } = await start();
  const { database, keys } = api.store;
  const { number, quote } = await order(api, monthly, { payment: bank(), mandate });
  const owed = await cancelMandate(database, number, orderEncryption(keys.data));
  expect(owed).toBe(quote.priceData.totalYear - quote.priceData.firstPaymentAmount);
  await eventually(() => {
    const subjects = mail.messages.map((one) => headerOf(one, 'subject'));
    expect(subjects).toContain('Votre accord de débit préautorisé est annulé');
  });
  const told = mail.messages.find((one) => headerOf(one, 'subject')?.includes('annulé'));
  expect(told?.to).toContain('maude.tremblay@example.org');
  expect(told?.source).toContain(`il reste ${formatPrice(owed, 'fr')} à payer`);
});

it('an English receipt has the French contract, first', async () => {
  const { api, received } = await start();
  await order(api, registerQuote, { locale: 'en' });
  const french = await received('maude.tremblay@example.org');
  expect(headerOf(french, 'subject')).toMatch(/^Your receipt/);
  // The contract was accepted in French: only that one is binding.
  expect(french.source).not.toContain('Membership contract');

  const details = { registration: { ...registerDetails.registration, email: 'ann@example.org' } };
  const accepted = { contract: { ...contract, locale: 'en' } } as const;
  await order(api, registerQuote, { locale: 'en', details, ...accepted });
  const { source } = await received('ann@example.org');
  // The receipt and the contract in English, and the contract in French.
  expect(source.match(/Getaway membership/g)).toHaveLength(2);
  expect(source.match(/Adhésion Évasion/g)).toHaveLength(1);
  expect(source.indexOf('Contrat d’adhésion')).toBeGreaterThan(0);
  expect(source.indexOf('Membership contract')).toBeGreaterThan(source.indexOf('Contrat d’adhésion'));
});

it('a receipt without an address is listed, and sent once an operator gives one', async () => {
  const { api, received } = await start();
  const { database, keys } = api.store;
  const { number } = await order(api, registerQuote);
  await received('maude.tremblay@example.org');
  const encryption = orderEncryption(keys.data);
  const listed = async () => (await listOrders(database)).join('\n');
  expect(await listed()).not.toContain('receipt');
  // A member without an email address.
  const db = database.db;
  const [row] = await db.select().from(orders).where(eq(orders.number, number));
  if (!row) throw new Error('No order');
  const personal = unsealOrder(row, encryption);
  const silent = { ...personal, payer: { ...personal.payer, email: '' } };
  await db
    .update(orders)
    .set(sealOrder(silent, row.id, encryption))
    .where(eq(orders.id, row.id));
  await db
    .update(outboxEvents)
    .set({ deliveredAt: null, nextAttemptAt: new Date() })
    .where(eq(outboxEvents.kind, 'orders.receipt'));
  await eventually(async () => expect(await listed()).toContain('receipt not sent (no address)'));

  const send = (address?: string) => resendReceipt(database, number, { encryption, address });
  await expect(send()).rejects.toThrow('has no email address');
  await expect(send('x')).rejects.toThrow('not an email address');
  await send('maude@example.net');
  expect(headerOf(await received('maude@example.net'), 'subject')).toContain(number);
  expect(await listed()).not.toContain('receipt');
});

it('receipts of orders that were placed without mail are one line, or marked once the club sends mail; two presses send one', async () => {
  const { api } = await startOrders();
  const { database, keys } = api.store;
  const place = async () => (await order(api, registerQuote)).number;
  const number = await place();
  const other = await place();
  const listed = async () => (await listOrders(database)).join('\n');
  expect((await listOrders(database)).filter((line) => line.includes('receipt'))).toEqual([
    expect.stringContaining('2 receipts were not sent'),
  ]);
  const encryption = orderEncryption(keys.data);
  const send = () => resendReceipt(database, number, { encryption, address: undefined });
  await Promise.all([send(), send()]);
  await send();
  const db = database.db;
  expect(await db.$count(outboxEvents, eq(outboxEvents.kind, 'orders.receipt'))).toBe(1);
  expect((await listOrders(database)).filter((line) => line.includes('receipt'))).toEqual([
    expect.stringMatching(new RegExp(`^${other} .*receipt not sent \\(placed without mail\\)$`)),
  ]);
  await resendReceipt(database, other, { encryption, address: undefined });
  expect(await listed()).not.toContain('receipt');
  await expect(resendReceipt(database, 'UNKNOWN', { encryption, address: undefined })).rejects.toThrow(
    'No order',
  );
});

it('an older order than the listed ones is listed while it needs someone', async () => {
  const { api } = await startOrders();
  const { database, keys } = api.store;
  const place = async () => (await order(api, registerQuote)).number;
  const number = await place();
  const encryption = orderEncryption(keys.data);
  await resendReceipt(database, await place(), { encryption, address: undefined });
  await database.pool.query(
    `INSERT INTO orders (number, state, locale, quote, renewal_selected, placed_at)
      SELECT 'LATER' || count, 'placed', locale, quote, false, now() + interval '1 hour'
      FROM orders, generate_series(1, 100) AS count WHERE number = $1`,
    [number],
  );
  expect((await listOrders(database)).filter((line) => line.startsWith(number))).toHaveLength(1);
  await database.db.update(orders).set({ sealed: null, dataKey: null });
  expect(await listOrders(database)).toHaveLength(100);
});

it.each([
  [
    'Va voir evil.example, ou https://evil.example/a',
    'Va voir evil.\u2060example, ou https:\u2060//evil.\u2060example/a',
  ],
  ['Écris à a@b.ca', 'Écris à a@\u2060b.\u2060ca'],
  ['Bonne route. Merci !', 'Bonne route. Merci !'],
])('a gift carries no link of a stranger: %s', (typed, sent) => {
  expect(withoutLinks(typed)).toBe(sent);
});

it('a gift is sent to its recipient on its day, not before', async () => {
  const { api, received, mail, db } = await start();
  const later = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { giftPath } = await order(api, giftQuote, {
    details: { gift: { ...giftDetails.gift, sendOn: later } },
  });
  expect((await received('eve.giroux@example.org')).source).toContain(giftPath);
  expect(mail.messages.some(({ to }) => to.includes('maude.tremblay@example.org'))).toBe(false);
  const isCard = eq(outboxEvents.kind, 'orders.gift-card');
  const [event] = await db.select().from(outboxEvents).where(isCard);
  expect(event?.nextAttemptAt?.toISOString()).toBe(`${later}T12:00:00.000Z`);

  await db.update(outboxEvents).set({ nextAttemptAt: sql`now()` }).where(isCard);
  const card = await received('maude.tremblay@example.org');
  expect(headerOf(card, 'subject')).toBe('Ève Giroux vous offre une adhésion');
  expect(card.source).toContain('Bonne route !');
  expect(card.source).toContain(giftPath);
  expect((await acceptGift(api, giftPath)).status).toBe(200);
});

it.each(['cancelled', 'unpaid'] as const)(
  'the card of a gift that is %s on its day is not sent',
  async (state) => {
    const { api, gateway, received, mail, db } = await start();
    const sendOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { attempt, number, giftPath } = await order(api, giftQuote, {
      details: { gift: { ...giftDetails.gift, sendOn } },
      payment: bank(),
      mandate,
    });
    await received('eve.giroux@example.org');
    if (state === 'cancelled') {
      await cancelOrder(api, number);
    } else {
      gateway.decide(attempt.attemptId, 'declined');
      await api.orders.onPaymentEvent(attempt.attemptId);
      await eventually(() => {
        const texts = mail.messages.map(({ source }) => source);
        expect(texts.some((text) => text.includes('l’adhésion que vous avez offerte'))).toBe(true);
      });
    }

    const isCard = eq(outboxEvents.kind, 'orders.gift-card');
    await db.update(outboxEvents).set({ nextAttemptAt: sql`now()` }).where(isCard);
    await eventually(async () => {
      const [event] = await db.select().from(outboxEvents).where(isCard);
      expect(event?.nextAttemptAt).toBeNull();
    });
    expect(mail.messages.filter(({ to }) => to.includes('maude.tremblay@example.org'))).toEqual([]);
    expect((await acceptGift(api, giftPath)).status).toBe(404);
  },
);

it('the membership system gets each order with its key, and again after an outage', async () => {
  const directory = await startMemberDirectory();
  onTestFinished(() => directory.close());
  const { api, db, received } = await start({
    MEMBER_DIRECTORY_URL: directory.baseUrl,
    MEMBER_DIRECTORY_KEY: directoryKey,
  });
  const referring = sparseSource('1000000017');
  const [main] = referring.resMemberData.membres;
  const found = answering({
    ...referring,
    resMemberData: { ...referring.resMemberData, membres: [{ ...main, indPeutRecommander: true }] },
  });
  directory.answer((response) => {
    if (response.req.method === 'GET') found(response);
    else response.writeHead(503).end();
  });
  const noMembreRecommande = '620 285 1000000017';
  const { attempt } = await order(api, { ...registerQuote, noMembreRecommande });
  expect(attempt.state).toBe('succeeded');
  expect(attempt.receipt?.memberNumber).toBeUndefined();

  directory.answer(answering({ noMembre: '77' }));
  const again = () =>
    db.update(outboxEvents).set({ nextAttemptAt: sql`now()` }).where(sql`delivered_at IS NULL`);
  await eventually(async () => {
    await again();
    expect((await db.select().from(orders))[0]?.memberNumber).toBe('77');
  });
  const calls = directory.calls.filter(({ url }) => url === '/club/memberships');
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  expect(JSON.parse(calls[0]?.body ?? '{}')).toMatchObject({
    codeOptionAdhesion: 'PLUS',
    codeTypeRenouvellement: 'A',
    noMembreRecommande: '1000000017',
    membres: [
      { personne: { prenom: 'Maude', dateNaissance: '1984-05', telephones: { cellulaire: '4185550199' } } },
      { personne: { prenom: 'Léo' } },
    ],
  });
  await again();
  expect((await received('maude.tremblay@example.org')).source).toContain('77');
});
