import {
  createSavedPaymentPage,
  enteredParameter,
  getSavedPayment,
  getSavedPaymentPage,
  replaceSavedPayment,
  type SavedPayment,
} from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { mandateVersion } from '@jalon/membership/legal';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { bank, call, card, mandate, memberships } from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { tokens } from '../../../testing/fake-gateway.ts';
import { testMembers } from '../../../testing/members.ts';
import { isHers, member, startRenewed } from '../../../testing/renewed-member.ts';
import { testLinks } from '../../../testing/site-links.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { query } from '../../../testing/test-database.ts';
import { orders, paymentAttempts, scheduledPayments } from '../orders.tables.ts';
import { orderEncryption, unsealOrder } from '../sealed-order.ts';

const today = dayInQuebec();

interface Answered {
  readonly status: number;
  readonly errors?: Readonly<Record<string, string>>;
  readonly savedPayment?: SavedPayment;
}

const find = async (api: TestApi): Promise<SavedPayment | undefined> =>
  ((await call(api, getSavedPayment, { member })) as Answered).savedPayment;
const pageRequest = { method: 'card', locale: 'fr', returnPath: '/fr/carte' } as const;

/** A page of the gateway that Zoé asked for, and the secret with which it leads back. */
async function newPage({ api, gateway }: WithPages): Promise<{ page: string; entered: string }> {
  const made = await call(api, createSavedPaymentPage, { body: pageRequest, member });
  const page = (made as unknown as { id: string }).id;
  const back = new URL(gateway.pages.get(page)?.returnPath ?? '', 'http://site');
  return { page, entered: back.searchParams.get(enteredParameter) ?? '' };
}
type WithPages = Pick<Awaited<ReturnType<typeof startRenewed>>, 'api' | 'gateway'>;
const replace = async (started: WithPages, body: object = {}, who = member): Promise<Answered> =>
  call(started.api, replaceSavedPayment, {
    body: { ...(await newPage(started)), locale: 'fr', ...body },
    member: who,
  });

/** Zoé renews by monthly payments, and the first of them that is due is declined. */
async function startDeclined() {
  const started = await startRenewed({}, { termSelected: 'monthly' });
  const { gateway, db, url } = started;
  const due = () =>
    query(
      url,
      `UPDATE scheduled_payments SET next_try_on = '${today}' WHERE id IN (
        SELECT id FROM scheduled_payments WHERE state = 'due' ORDER BY due_on LIMIT 1)`,
    );
  const tries = (count: number) =>
    eventually(async () =>
      expect(await db.$count(scheduledPayments, eq(scheduledPayments.declined, count))).toBe(1),
    );
  gateway.later = 'declined';
  await due();
  await tries(1);
  gateway.page = { ...card(), brand: 'mastercard', lastFour: '4444' };
  return { ...started, due, tries };
}

describe('the card of later payments', () => {
  it('is replaced, and the declined payment is made with the new one, once', async () => {
    const { api, gateway, db, mailWith } = await startDeclined();
    expect(await find(api)).toMatchObject({
      isReplaceable: true,
      payment: { lastFour: '4242' },
      isDeclined: true,
    });
    gateway.later = 'succeeded';
    const page = await newPage({ api, gateway });
    const answers = [await replace({ api, gateway }, page), await replace({ api, gateway }, page)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.savedPayment).toMatchObject({ isDeclined: false });
    expect(answers[1]?.savedPayment).toMatchObject({ payment: { brand: 'mastercard', lastFour: '4444' } });
    await eventually(async () =>
      expect(await db.$count(scheduledPayments, eq(scheduledPayments.state, 'paid'))).toBe(1),
    );
    expect(gateway.chargedLater).toEqual(['saved_method', expect.stringMatching(/^saved_/)]);
    expect(await find(api)).toMatchObject({ isDeclined: false, payment: { lastFour: '4444' } });
    await eventually(() => expect(mailWith('mode de paiement est remplacé')).toHaveLength(1));
    const [{ source = '' } = {}] = mailWith('mode de paiement est remplacé');
    expect(source).toContain('4444');
  });

  it('that replaced another one is declined by the usual rule', async () => {
    const { api, gateway, tries, db } = await startDeclined();
    await replace({ api, gateway });
    await tries(2);
    expect(gateway.chargedLater).toHaveLength(2);
    const [waiting] = await db.select().from(scheduledPayments).where(eq(scheduledPayments.declined, 2));
    expect(waiting).toMatchObject({ state: 'due' });
    expect(waiting?.nextTryOn).not.toBe(today);
  });

  it('can be replaced after the last attempt: the order is paid again', async () => {
    const { api, gateway, db, url } = await startDeclined();
    await query(url, `UPDATE scheduled_payments SET state = 'failed', next_try_on = NULL WHERE declined = 1`);
    await query(url, `UPDATE orders SET state = 'unpaid'`);
    gateway.later = 'succeeded';
    expect((await replace({ api, gateway })).status).toBe(200);
    await eventually(async () =>
      expect(await db.$count(scheduledPayments, eq(scheduledPayments.state, 'paid'))).toBe(1),
    );
    expect((await db.select().from(orders))[0]?.state).toBe('placed');
  });

  it('is kept when the gateway refuses the new one, or does not know the page', async () => {
    const { api, gateway } = await startDeclined();
    gateway.page = card(tokens.declined);
    expect((await replace({ api, gateway })).errors).toEqual({ page: 'expiredCard' });
    gateway.page = undefined;
    expect((await replace({ api, gateway })).errors).toEqual({ page: 'invalid' });
    expect(await find(api)).toMatchObject({ payment: { lastFour: '4242' }, isDeclined: true });
  });

  it('pays the automatic renewal that it was declined for', async () => {
    const { api, gateway, endToday, stepNow, becomes, db } = await startRenewed();
    await endToday();
    gateway.later = 'declined';
    await stepNow();
    await becomes({ state: 'noticed', declined: 1 });
    gateway.later = 'succeeded';
    gateway.page = { ...card(), brand: 'mastercard', lastFour: '4444' };
    expect(await find(api)).toMatchObject({ isDeclined: true });
    expect((await replace({ api, gateway })).status).toBe(200);
    await becomes({ state: 'renewed' });
    expect(gateway.chargedLater.at(-1)).toMatch(/^saved_/);
    expect(await db.$count(paymentAttempts, eq(paymentAttempts.state, 'succeeded'))).toBe(2);
  });
});

describe('the card that was replaced', () => {
  const isDetaching = eq(outboxEvents.kind, 'orders.detach');

  const isDetachedNow = ({ gateway, db }: Awaited<ReturnType<typeof startRenewed>>) =>
    vi.waitFor(
      async () => {
        // Again and again: a delivery that has begun before puts it off when it fails.
        await db.update(outboxEvents).set({ nextAttemptAt: sql`now()` }).where(isDetaching);
        expect(gateway.detached).toContain('saved_method');
      },
      { timeout: 20_000, interval: 1_000 },
    );

  it('is detached at the gateway, again until it answers', async () => {
    const started = await startDeclined();
    const { api, gateway, db } = started;
    gateway.losesDetachments = true;
    expect((await replace({ api, gateway })).status).toBe(200);
    await eventually(async () => {
      const [event] = await db.select().from(outboxEvents).where(isDetaching);
      expect(event).toMatchObject({ lastError: 'no answer', deliveredAt: null });
    });
    expect(await find(api)).toMatchObject({ payment: { lastFour: '4444' } });
    gateway.losesDetachments = false;
    await isDetachedNow(started);
  });

  it('is detached although the order of the former year was paid with it', async () => {
    const { api, gateway, db, sendNotice, endToday, stepNow, becomes } = await startRenewed();
    await sendNotice();
    await endToday();
    await stepNow();
    await becomes({ state: 'renewed' });
    gateway.page = { ...card(), brand: 'mastercard', lastFour: '4444' };
    await eventually(async () => expect(await find(api)).toMatchObject({ renewsItself: true }));
    expect((await replace({ api, gateway })).status).toBe(200);
    await eventually(() => expect(gateway.detached).toEqual(['saved_method']));
    const methods = await db
      .select({ savedMethod: orders.savedMethod })
      .from(orders)
      .orderBy(asc(orders.createdAt));
    expect(methods).toEqual([{ savedMethod: null }, { savedMethod: expect.stringMatching(/^saved_/) }]);
  });

  it('is not detached while a payment with it is in progress', async () => {
    const started = await startDeclined();
    const { api, gateway, db } = started;
    const [attempt] = await db
      .select()
      .from(paymentAttempts)
      .where(isNotNull(paymentAttempts.scheduledPaymentId));
    const isThis = eq(paymentAttempts.id, attempt?.id ?? '');
    await db.update(paymentAttempts).set({ state: 'unknown' }).where(isThis);
    expect((await replace({ api, gateway })).status).toBe(200);
    await eventually(async () => {
      const [event] = await db.select().from(outboxEvents).where(isDetaching);
      expect(event).toMatchObject({ lastError: 'payment in progress' });
    });
    expect(gateway.detached).toEqual([]);
    await db.update(paymentAttempts).set({ state: 'declined' }).where(isThis);
    await isDetachedNow(started);
  });
});

it('reports the type of payment to the member directory only when it changes', async () => {
  const { api, gateway, db } = await startDeclined();
  const paymentType = async () => (await db.select().from(memberships).where(isHers))[0]?.paymentTypeCode;
  const told = () => db.$count(outboxEvents, eq(outboxEvents.kind, 'orders.payment-type'));
  await replace({ api, gateway });
  expect(await told()).toBe(0);
  gateway.page = bank();
  await replace({ api, gateway }, { mandate });
  await eventually(async () => expect(await paymentType()).toBe('PB'));
  gateway.page = card();
  await replace({ api, gateway });
  await eventually(async () => expect(await paymentType()).toBe('CC'));
  expect(await told()).toBe(2);
});

describe('a bank account that replaces a card', () => {
  it('needs the agreement, which is kept and mailed', async () => {
    const { api, gateway, db, mailWith } = await startDeclined();
    gateway.page = bank();
    expect((await replace({ api, gateway })).errors).toEqual({ mandate: 'required' });
    expect(
      (await replace({ api, gateway }, { mandate: { ...mandate, version: '2020-01-01' } })).errors,
    ).toEqual({
      mandate: 'changed',
    });
    expect((await replace({ api, gateway }, { mandate })).savedPayment).toMatchObject({
      payment: { method: 'bank', lastFour: '6789' },
    });
    const [order] = await db.select().from(orders);
    if (!order) throw new Error('There is no order');
    const { replacements, payment } = unsealOrder(order, orderEncryption(api.store.keys.data));
    expect(replacements).toEqual([
      expect.objectContaining({
        mandate: { ...mandate, acceptedAt: expect.any(String), ip: '127.0.0.1' },
      }),
    ]);
    expect(payment).toMatchObject({ method: 'card', lastFour: '4242' });
    await eventually(() => expect(mailWith('mode de paiement est remplacé')).toHaveLength(1));
    const [{ source = '' } = {}] = mailWith('mode de paiement est remplacé');
    expect(source).toContain('Accord de débit préautorisé');
    expect(source).toContain(mandateVersion);
    expect(source).toContain('dus dans les 10');
  });
});

it('a declined payment’s message links to the page, without personal data', async () => {
  const { mailWith } = await startDeclined();
  await eventually(() => expect(mailWith('pas été accepté')).toHaveLength(1));
  const [{ source = '' } = {}] = mailWith('pas été accepté');
  expect(source).toMatch(new RegExp(`${testLinks.savedPayment.fr}\\s`));
});

it('the page of another member saves nothing', async () => {
  const { api, gateway } = await startDeclined();
  const page = await newPage({ api, gateway });
  const { pool } = api.store.database;
  await pool.query('UPDATE orders SET member_number = $1', [testMembers.eloi.memberNumber]);
  const answer = await replace({ api, gateway }, page, testMembers.eloi.memberNumber);
  expect(answer).toMatchObject({ status: 422, errors: { page: 'invalid' } });
});

it('a member can’t replace the card of another member', async () => {
  const { api, gateway } = await startDeclined();
  expect((await replace({ api, gateway }, {}, testMembers.eloi.memberNumber)).status).toBe(404);
  const page = await call(api, createSavedPaymentPage, {
    body: pageRequest,
    member: testMembers.eloi.memberNumber,
  });
  expect(page.status).toBe(404);
  expect((await call(api, getSavedPayment)).status).toBe(401);
});

it('a card that someone else typed on a member’s page is not shown to the member, and not saved', async () => {
  const { api, gateway } = await startDeclined();
  const { page, entered } = await newPage({ api, gateway });
  const read = (query: string, who = member) =>
    call(
      api,
      { method: 'GET', path: `${getSavedPaymentPage.path.replace(':pageId', page)}${query}` },
      { member: who },
    );
  for (const query of ['', '?entered=a-guessed-secret-1']) {
    expect(await read(query)).toMatchObject({ status: 200, state: 'complete' });
    expect(await read(query)).not.toHaveProperty('payment');
  }
  expect(await read(`?entered=${entered}`)).toMatchObject({ payment: { lastFour: '4444' } });
  expect(await read(`?entered=${entered}`, testMembers.eloi.memberNumber)).toMatchObject({ status: 404 });
  for (const other of [undefined, 'a-guessed-secret-1']) {
    const answer = await replace({ api, gateway }, { page, entered: other });
    expect(answer).toMatchObject({ status: 422, errors: { page: 'invalid' } });
  }
  expect(await find(api)).toMatchObject({ payment: { lastFour: '4242' } });
  expect((await replace({ api, gateway }, { page, entered })).status).toBe(200);
});
