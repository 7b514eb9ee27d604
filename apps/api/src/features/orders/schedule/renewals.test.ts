import { dayInQuebec } from '@jalon/i18n';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { bank, keepOrder, mandate, memberships, order, press, setPrice } from '../../../testing/checkouts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { operator } from '../../../testing/operator.ts';
import { isHers, member, renewalQuote, startRenewed } from '../../../testing/renewed-member.ts';
import { startOrders } from '../../../testing/started-orders.ts';
import { query } from '../../../testing/test-database.ts';
import { addDays, yearFrom } from '../../quotes/index.ts';
import { run as command } from '../orders.command.ts';
import { ledgerEntries, orders, paymentAttempts, renewals, scheduledPayments } from '../orders.tables.ts';

const today = dayInQuebec();

describe('a renewal by the member', () => {
  it('is placed, moves the end by a year, and plans the next one', async () => {
    const { db, quote, first, gateway } = await startRenewed();
    const [membership] = await db.select().from(memberships).where(isHers);
    expect(membership).toMatchObject({ expiresOn: quote.period.to, renewalTypeCode: 'A', inRenewal: false });
    expect(quote.period).toEqual({ from: '2027-09-01', to: '2028-08-31' });
    expect(gateway.balance()).toBe(quote.priceData.totalYear);
    expect(await first()).toMatchObject({
      memberNumber: member,
      expiresOn: '2028-08-31',
      state: 'planned',
      nextStepAt: new Date('2028-06-02T12:00:00Z'),
    });
  });

  it('of the same year is refused the second time, also with another quote', async () => {
    const { api, gateway } = await startOrders();
    const tabs = await Promise.all([1, 2, 3].map(() => keepOrder(api, renewalQuote, { member })));
    const answers = await Promise.all(tabs.map((saved) => press(api, saved, { member })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(gateway.charges.size).toBe(1);
  });

  it('without the consent plans nothing', async () => {
    const { api, db } = await startOrders();
    await order(api, renewalQuote, { member, renewalSelected: false });
    await eventually(async () => {
      expect((await db.select().from(orders))[0]?.enrolledAt).not.toBeNull();
    });
    expect(await db.$count(renewals)).toBe(0);
    expect((await db.select().from(memberships).where(isHers))[0]?.renewalTypeCode).toBe('R');
  });
});

describe('the notice', () => {
  it.each([
    [
      'fr',
      'Votre adhésion sera renouvelée',
      ['se terminant par 4242', 'appelez-nous', 'espace membre', 'sans frais'],
    ],
    ['en', 'Your membership will renew', ['ending in 4242', 'call us', 'member area', 'at no charge']],
  ] as const)(
    'is sent once by two processes, in the language of the order: %s',
    async (locale, subject, said) => {
      const { endOn, stepNow, becomes, mailWith, another, first, db } = await startRenewed({ locale });
      await another();
      await endOn(addDays(today, 75));
      await stepNow();
      await becomes({ state: 'noticed', listedOn: today, noticeSentAt: expect.any(Date) });
      const [message, ...others] = mailWith(subject);
      expect(others).toEqual([]);
      expect(message?.to).toContain('zoe.cote@example.org');
      const { quote, nextStepAt, expiresOn } = (await first()) ?? {};
      const cents = quote?.priceData.totalYear ?? 0;
      const [dollars, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
      for (const text of [...said, locale === 'fr' ? `${dollars},${rest}` : `${dollars}.${rest}`]) {
        expect(message?.source).toContain(text);
      }
      expect(nextStepAt).toEqual(new Date(`${expiresOn}T12:00:00Z`));
      expect(await db.$count(paymentAttempts)).toBe(1);
    },
  );

  it('that would come later than 60 days before the end stops the renewal', async () => {
    const { endOn, stepNow, becomes, mailWith } = await startRenewed();
    await endOn(addDays(today, 59));
    await stepNow();
    await becomes({ state: 'stopped', reason: 'noNotice', nextStepAt: null });
    expect(mailWith('sera renouvelée')).toEqual([]);
  });
});

describe('an automatic renewal', () => {
  it('is paid once by two processes on the last day, reported to the membership system and planned again', async () => {
    const { sendNotice, endToday, stepNow, becomes, another, db, gateway, mailWith, laterCharges } =
      await startRenewed();
    await another();
    await sendNotice();
    await endToday();
    await stepNow();
    await becomes({ state: 'renewed', nextStepAt: null });
    expect(laterCharges()).toBe(1);
    const to = yearFrom(addDays(today, 1));
    await eventually(async () => {
      expect((await db.select().from(memberships).where(isHers))[0]).toMatchObject({
        expiresOn: to,
        renewalTypeCode: 'A',
      });
      expect(await db.select().from(renewals).where(eq(renewals.expiresOn, to))).toMatchObject([
        { memberNumber: member, state: 'planned' },
      ]);
    });
    const [sum] = await db
      .select({
        all: sql<number>`sum(${ledgerEntries.cents})::integer`,
        gateway: sql<number>`sum(${ledgerEntries.cents}) FILTER (WHERE ${ledgerEntries.account} = 'gateway')::integer`,
      })
      .from(ledgerEntries);
    expect(sum).toEqual({ all: 0, gateway: gateway.balance() });
    await eventually(() => expect(mailWith('Votre reçu')).toHaveLength(2));
    expect(
      mailWith('Votre reçu').some(({ source }) => source.includes('Votre adhésion est renouvelée')),
    ).toBe(true);
  });

  it('by the month pays the first payment and plans eleven', async () => {
    const { endToday, stepNow, becomes, db, first } = await startRenewed(
      { payment: bank(), mandate },
      { termSelected: 'monthly' },
    );
    await endToday();
    await stepNow();
    await becomes({ state: 'renewed' });
    const orderId = (await first())?.orderId ?? '';
    const [renewed] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(renewed?.quote.payments).toHaveLength(12);
    expect(renewed?.quote.payments[0]?.dueOn).toBe(today);
    expect(await db.$count(scheduledPayments, eq(scheduledPayments.orderId, orderId))).toBe(11);
  });

  it.each([
    ['as much as the notice says when the price went up', 18_000, 0],
    ['less when the price went down', 15_000, -1],
  ])('costs %s', async (_what, cents, difference) => {
    const { sendNotice, endToday, stepNow, becomes, api, first, db } = await startRenewed();
    await sendNotice();
    await endToday();
    await db.update(renewals).set({ listedOn: addDays(today, -1) });
    const price = { typeCode: 'PLUS', term: 'yearly', cents, validFrom: today } as const;
    await setPrice(api.store.database, price);
    await stepNow();
    await becomes({ state: 'renewed' });
    const { quote: announced, orderId } = (await first()) ?? {};
    const [renewed] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? ''));
    const total = renewed?.quote.priceData.totalYear ?? 0;
    expect(Math.sign(total - (announced?.priceData.totalYear ?? 0))).toBe(difference);
  });

  it('costs as much as the notice says when a discount of the notice is gone', async () => {
    const { sendNotice, endToday, stepNow, becomes, first, db } = await startRenewed();
    await db.update(memberships).set({ instantDiscountsCents: 500 }).where(isHers);
    await sendNotice();
    await db.update(memberships).set({ instantDiscountsCents: 0 }).where(isHers);
    await endToday();
    await stepNow();
    await becomes({ state: 'renewed' });
    const { quote: announced, orderId } = (await first()) ?? {};
    expect(announced?.lines).toContainEqual({ kind: 'instantDiscount', amount: -500 });
    const [renewed] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, orderId ?? ''));
    expect(renewed?.quote).toEqual(announced);
  });

  it('whose answer is lost is found by the sweep, and not paid again', async () => {
    const { endToday, stepNow, becomes, gateway, db, laterCharges } = await startRenewed();
    gateway.later = 'unknown';
    await endToday();
    await stepNow();
    const isUnknown = eq(paymentAttempts.state, 'unknown');
    await eventually(async () => expect(await db.$count(paymentAttempts, isUnknown)).toBe(1));
    await becomes({ state: 'charging', nextStepAt: null });
    await db.update(paymentAttempts).set({ nextCheckAt: sql`now()` }).where(isUnknown);
    await becomes({ state: 'renewed' });
    expect(laterCharges()).toBe(1);
    expect(gateway.calls.count).toBe(2);
  });

  it('that is declined is retried after 3, 4 and 7 days, then fails; the member is notified each time', async () => {
    const { endToday, becomes, gateway, stepNow, mailWith, laterCharges, db } = await startRenewed();
    gateway.later = 'declined';
    await endToday();
    await stepNow();
    for (const [declined, days] of [3, 4, 7].entries()) {
      const nextStepAt = new Date(`${addDays(today, days)}T12:00:00Z`);
      await becomes({ state: 'noticed', declined: declined + 1, nextStepAt });
      await stepNow();
    }
    await becomes({ state: 'failed', declined: 4, nextStepAt: null });
    await eventually(() => expect(mailWith('n’a pas été accepté')).toHaveLength(4));
    const told = mailWith('n’a pas été accepté').map(({ source }) => source);
    expect(told.every((source) => source.includes('pour le renouvellement de votre adhésion'))).toBe(true);
    expect(told.filter((source) => source.includes('Nous n’essaierons plus'))).toHaveLength(1);
    expect(laterCharges()).toBe(4);
    expect((await db.select().from(memberships).where(isHers))[0]?.expiresOn).toBe(today);
  });

  it('of a bank account is debited once more, not more often', async () => {
    const { endToday, becomes, gateway, stepNow } = await startRenewed({ payment: bank(), mandate });
    gateway.later = 'declined';
    await endToday();
    await stepNow();
    await becomes({ declined: 1, nextStepAt: new Date(`${addDays(today, 5)}T12:00:00Z`) });
    await stepNow();
    await becomes({ state: 'failed', declined: 2 });
  });

  it('of a bank account whose agreement ends later is stopped with one message, not one for each year', async () => {
    const { api, db, endToday, stepNow, becomes } = await startRenewed({ payment: bank(), mandate });
    await endToday();
    await stepNow();
    await becomes({ state: 'renewed' });
    await db.update(orders).set({ savedMethod: 'pm_1/mandate_1' });
    expect(await db.$count(orders)).toBe(2);
    await api.orders.onMandateEnd('mandate_1');
    expect(await db.$count(outboxEvents, eq(outboxEvents.kind, 'orders.mandate-cancelled'))).toBe(1);
    expect(await db.$count(orders, isNotNull(orders.savedMethod))).toBe(0);
  });

  it.each([
    ['switchedOff', `UPDATE memberships SET renewal_type_code = 'R'`],
    ['notActive', `UPDATE memberships SET status_code = 'C'`],
    ['otherEnd', `UPDATE memberships SET expires_on = expires_on + 365`],
    ['orderEnded', `UPDATE orders SET state = 'cancelled'`],
    ['noNotice', 'UPDATE renewals SET notice_sent_at = NULL'],
    ['noNotice', `UPDATE renewals SET notice_sent_at = now() - interval '59 days'`],
    [
      'tooLate',
      `UPDATE renewals SET expires_on = expires_on - 15, notice_sent_at = now() - interval '80 days'`,
    ],
  ])('is stopped, and nothing is charged: %s by %s', async (reason, statement) => {
    const { endToday, stepNow, becomes, db, url, laterCharges } = await startRenewed();
    await endToday();
    await query(url, statement);
    await stepNow();
    await becomes({ state: 'stopped', reason, nextStepAt: null });
    expect(laterCharges()).toBe(0);
    expect(await db.$count(orders)).toBe(1);
  });

  it('is stopped when the member has renewed, before the membership system knows it', async () => {
    const { api, endToday, stepNow, becomes, db, url, laterCharges } = await startRenewed();
    await endToday();
    const { quote } = await order(api, renewalQuote, { member });
    expect(quote.period.from).toBe(addDays(today, 1));
    await eventually(async () => expect(await db.$count(renewals)).toBe(2));
    await db.delete(renewals).where(eq(renewals.expiresOn, quote.period.to));
    await query(url, `UPDATE memberships SET expires_on = '${today}' WHERE number = '9000001'`);
    await stepNow();
    await becomes({ state: 'stopped', reason: 'otherOrder' });
    expect(laterCharges()).toBe(1);
  });
});

it('an operator lists the renewals of the next days, with the reason of a stop', async () => {
  const { endToday, stepNow, becomes, url } = await startRenewed();
  await endToday();
  await query(url, 'UPDATE renewals SET notice_sent_at = NULL');
  await stepNow();
  await becomes({ state: 'stopped' });
  const run = operator(command, { DATABASE_URL: url });
  expect(await run('renewals')).toBe(`${today}  ${member}  stopped (noNotice)\n`);
  await query(url, 'DELETE FROM renewals');
  expect(await run('renewals')).toBe('No renewals\n');
});
