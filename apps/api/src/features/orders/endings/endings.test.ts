import { previewQuote, type QuoteRequest } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  bank,
  call,
  card,
  giftQuote,
  mandate,
  order,
  type Placing,
  registerDetails,
  registerQuote,
} from '../../../testing/checkouts.ts';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import { byLink, endBy, mailedToken, passDays, signedIn } from '../../../testing/endings.ts';
import { eventually } from '../../../testing/eventually.ts';
import { failingTable } from '../../../testing/failing-table.ts';
import { tokens } from '../../../testing/fake-gateway.ts';
import { acceptGift } from '../../../testing/gifts.ts';
import { ledgerSums } from '../../../testing/ledger.ts';
import { mailForTest } from '../../../testing/mail.ts';
import {
  buy,
  changeTo,
  grace,
  marguerite,
  membershipOf,
  returnDebit,
  settled,
} from '../../../testing/member-changes.ts';
import { testMembers } from '../../../testing/members.ts';
import { clearDebit, nextCheckNow, type Started, startOrders } from '../../../testing/started-orders.ts';
import { query } from '../../../testing/test-database.ts';
import { addDays } from '../../quotes/index.ts';
import {
  gifts,
  membershipEndings,
  orders,
  paymentAttempts,
  refunds,
  renewals,
  scheduledPayments,
} from '../orders.tables.ts';
import { orderEncryption, presentMeans, unsealOrder } from '../sealed-order.ts';

const today = dayInQuebec();

/** Adds a new member, with the order that made them one, and their way to end the membership. */
async function register(
  started: Started,
  placing: Placing = {},
  termSelected: QuoteRequest['termSelected'] = 'annual',
) {
  const { attempt, quote, number } = await order(started.api, { ...registerQuote, termSelected }, placing);
  await settled(started);
  const [placed] = await started.db.select().from(orders).where(eq(orders.number, number));
  const { id: orderId = '', memberNumber } = placed ?? {};
  const member = memberNumber ?? '';
  const way = signedIn(started.api, member);
  const pass = (days: number) => passDays(started.api, { orderId, memberNumber: member, days });
  return { ...started, attempt, quote, orderId, member, way, pass };
}

const startRegistered = async (placing?: Placing, term?: QuoteRequest['termSelected']) =>
  register(await startOrders(), placing, term);

const refunded = ({ db }: Started) =>
  eventually(async () => expect(await db.$count(refunds, isNull(refunds.refundedAt))).toBe(0));

/** An API that sends mail. */
async function startWithMail() {
  const { mail, settings } = await mailForTest();
  return { ...(await startOrders(settings)), mail };
}

describe('the end of a membership', () => {
  it('says before the press what ends and what is paid back, then does it', async () => {
    const started = await startRegistered();
    const { member, quote } = started;
    await started.pass(99);
    const { before, after } = await endBy(started.way);
    const { totalYear } = quote.priceData;
    const amount = Math.floor((totalYear * 265) / 365);
    expect(before).toMatchObject({
      state: 'ready',
      kind: 'membership',
      endsOn: today,
      expiresOn: addDays(quote.period.to, -99),
      refund: amount,
      refunds: [
        { cents: amount, payment: { method: 'card', brand: 'visa', lastFour: '4242' }, isProcessing: false },
      ],
      isPaidByOther: false,
      isPaidElsewhere: false,
    });
    expect(before.parts).toEqual([
      expect.objectContaining({ days: 365, daysLeft: 265, amount, gst: 828, qst: 1651 }),
    ]);
    expect(after.state).toBe('ended');
    await refunded(started);
    await settled(started);
    expect(started.gateway.balance()).toBe(totalYear - amount);
    expect(await membershipOf(started, member)).toMatchObject({
      statusCode: 'C',
      expiresOn: today,
      renewalTypeCode: 'R',
      balanceCents: 0,
    });
  });

  it('is made once, however often it is pressed', async () => {
    const started = await startRegistered();
    const { way } = started;
    const { ending } = await way.read();
    const answers = await Promise.all([1, 2, 3, 4].map(() => way.end(ending.seen)));
    answers.push(await way.end(ending.seen), await way.end('anything'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await way.read()).toEqual(answers[0]);
    await refunded(started);
    expect(await started.db.$count(membershipEndings)).toBe(1);
    expect(await started.db.$count(refunds)).toBe(1);
    expect(started.gateway.balance()).toBe(await keptOf(started));
  });

  it('is not made again by a request that read the membership system before the first end reached it', async () => {
    const started = await startOrders();
    const { memberNumber: member } = marguerite;
    await endBy(signedIn(started.api, member));
    await eventually(async () => expect((await membershipOf(started, member)).statusCode).toBe('C'));
    await settled(started);
    await query(started.url, `UPDATE memberships SET status_code = 'A', expires_on = $1`, [
      addDays(today, 30),
    ]);
    expect((await signedIn(started.api, member).end('anything')).ending.state).toBe('ended');
    expect(await started.db.$count(membershipEndings)).toBe(1);
    // Much later it counts: the club has resumed the membership itself.
    await query(started.url, `UPDATE membership_endings SET told_at = now() - interval '1 hour'`);
    expect((await signedIn(started.api, member).read()).ending.state).toBe('ready');
  });

  it('changes nothing when its page is only read', async () => {
    const started = await startRegistered();
    const before = await everything(started);
    await started.way.read();
    expect(await everything(started)).toEqual(before);
  });

  it('is made whole or not at all, whatever it writes when the process ends', async () => {
    const started = await startRegistered();
    const { way } = started;
    const { ending } = await way.read();
    const before = await everything(started);
    for (const table of ['ledger_entries', 'refunds', 'outbox_events']) {
      const heal = await failingTable(started.url, table, 'INSERT');
      expect((await way.end(ending.seen)).status, table).toBe(500);
      await heal();
      expect(await everything(started), table).toEqual(before);
    }
    expect((await way.end(ending.seen)).ending.state).toBe('ended');
    await refunded(started);
    expect(started.gateway.refunds.size).toBe(1);
  });

  it.each([
    ['after the gateway has refunded', false],
    ['before the gateway has answered', true],
  ])('is refunded once when the process ends %s', async (_, isLost) => {
    const started = await startOrders();
    const { gateway, db } = started;
    const { member } = await register(started);
    gateway.losesRefunds = isLost;
    const heal = isLost ? async () => {} : await failingTable(started.url, 'refunds', 'UPDATE');
    const { after } = await endBy(signedIn(started.api, member));
    await eventually(async () => {
      const [row] = await query<{ count: number }>(
        started.url,
        `SELECT count(*)::integer FROM outbox_events WHERE kind = 'orders.refund' AND last_error IS NOT NULL`,
      );
      expect(row?.count).toBe(1);
    });
    await heal();
    gateway.losesRefunds = false;
    await query(started.url, `UPDATE outbox_events SET next_attempt_at = now() WHERE kind = 'orders.refund'`);
    await refunded(started);
    expect([...gateway.refunds.values()]).toEqual([after.refund]);
    expect(await db.$count(refunds)).toBe(1);
  });

  it('waits for the person when the amounts are no longer those that they saw', async () => {
    const started = await startRegistered();
    const { way } = started;
    const { ending } = await way.read();
    await started.pass(1);
    expect(await way.end(ending.seen)).toMatchObject({ status: 422, errors: { seen: 'changed' } });
    expect(await started.db.$count(membershipEndings)).toBe(0);
    expect((await way.read()).ending.refund).toBeLessThan(ending.refund);
  });

  it('stops later payments, the agreement for debits and the renewal, and detaches the account', async () => {
    const started = await startRegistered({ payment: bank(), mandate }, 'monthly');
    const { attempt, orderId } = started;
    await clearDebit(started, attempt);
    const { before } = await endBy(started.way);
    expect(before.stopped).toHaveLength(11);
    expect(before.endsMandate).toBe(true);
    await refunded(started);
    await eventually(() => expect(started.gateway.detached).toEqual(['saved_method']));
    expect(await started.db.$count(scheduledPayments, eq(scheduledPayments.state, 'cancelled'))).toBe(11);
    expect((await started.db.select().from(renewals))[0]).toMatchObject({
      state: 'stopped',
      reason: 'ended',
    });
    const [ended] = await started.db.select().from(orders).where(eq(orders.id, orderId));
    if (!ended) throw new Error('The order is gone');
    const personal = unsealOrder(ended, orderEncryption(started.api.store.keys.data));
    expect(presentMeans(personal).mandate?.cancelledAt).toBeDefined();
  });

  it('leaves a declined payment due, up to the price of the days that have passed', async () => {
    const started = await startRegistered({}, 'monthly');
    const { member, orderId, quote } = started;
    await started.pass(99);
    const past = and(eq(scheduledPayments.orderId, orderId), sql`${scheduledPayments.dueOn} <= ${today}`);
    await started.db
      .update(scheduledPayments)
      .set({ state: 'failed', declined: 4, nextTryOn: null })
      .where(past);
    await started.db.update(orders).set({ state: 'unpaid' }).where(eq(orders.id, orderId));
    const { before } = await endBy(started.way);
    const { totalYear, firstPaymentAmount } = quote.priceData;
    const used = totalYear - Math.floor((totalYear * 265) / 365);
    expect(before).toMatchObject({ refund: 0, owed: used - firstPaymentAmount });
    await eventually(async () =>
      expect((await membershipOf(started, member)).balanceCents).toBe(used - firstPaymentAmount),
    );
    expect(await ledgerSums(started)).toMatchObject({
      receivable: used - firstPaymentAmount,
      gateway: firstPaymentAmount,
    });
  });

  it('pays out what was credited for a smaller membership, and takes back its part of the days that are left', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { memberNumber: member } = marguerite;
    await buy(started, member, changeTo('PREM'));
    const paid = started.gateway.balance();
    await buy(started, member, changeTo('PLUS'));
    expect((await membershipOf(started, member)).balanceCents).toBeLessThan(0);
    const { before } = await endBy(signedIn(started.api, member));
    expect(before.isPaidElsewhere).toBe(true);
    await refunded(started);
    await settled(started);
    // One day of the dearer membership has passed.
    expect(started.gateway.balance()).toBeLessThan(200);
    expect(started.gateway.balance()).toBe(paid - before.refund);
    expect((await membershipOf(started, member)).balanceCents).toBe(0);
    expect((await ledgerSums(started)).receivable).toBeUndefined();
  });

  it('pays out a credit that paid a renewal in advance, and nothing that came from elsewhere', async () => {
    const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
    const { memberNumber: member, membership } = grace;
    await query(started.url, `UPDATE memberships SET balance_cents = -700 WHERE number = $1`, [membership]);
    await buy(started, member, changeTo('PREM'));
    await buy(started, member, changeTo('BASE'));
    await buy(started, member, { ...changeTo('BASE'), flow: 'renewal' });
    const paid = started.gateway.balance();
    const { before } = await endBy(signedIn(started.api, member));
    await refunded(started);
    await settled(started);
    const left = started.gateway.balance();
    expect(before.refund).toBe(paid - left);
    expect(left).toBeGreaterThanOrEqual(0);
    // What the club owed before stays a credit.
    expect((await membershipOf(started, member)).balanceCents).toBeLessThanOrEqual(0);
    expect((await membershipOf(started, member)).balanceCents).toBeGreaterThanOrEqual(-700);
  });

  it('gives up a payment that is open, and refunds it when it arrives', async () => {
    const started = await startOrders();
    const { memberNumber: member } = marguerite;
    const placing = { member, payment: card(tokens.challenge) };
    const { attempt } = await order(started.api, changeTo('PREM'), placing);
    await endBy(signedIn(started.api, member));
    const state = async () => (await started.db.select().from(paymentAttempts))[0]?.state;
    expect(await state()).toBe('declined');
    started.gateway.decide(attempt.attemptId, 'succeeded');
    await started.api.orders.onPaymentEvent(attempt.attemptId);
    await nextCheckNow(started);
    await refunded(started);
    expect(started.gateway.balance()).toBe(0);
    expect((await membershipOf(started, member)).optionCode).toBe('BASE');
  });

  it('refuses later changes of the membership, and lets the member renew', async () => {
    const started = await startRegistered();
    const { member } = started;
    await endBy(started.way);
    await refunded(started);
    await eventually(async () => expect((await membershipOf(started, member)).statusCode).toBe('C'));
    const change = await call(started.api, previewQuote, { body: { ...changeTo('PREM') }, member });
    expect(change.errors).toEqual({ flow: 'notActive' });
    await buy(started, member, { ...changeTo('PLUS'), flow: 'renewal' });
    expect(await membershipOf(started, member)).toMatchObject({ statusCode: 'A' });
    expect((await started.way.read()).ending).toMatchObject({ state: 'ready' });
  });

  it('of a membership that was paid elsewhere is left to the club, which gets a message', async () => {
    const { mail, ...started } = await startWithMail();
    const { memberNumber } = marguerite;
    const { before } = await endBy(signedIn(started.api, memberNumber));
    expect(before).toMatchObject({ refund: 0, parts: [], isPaidElsewhere: true });
    expect((await mail.received('service@club.test', 'Fin d’une adhésion')).source).toContain('hors du site');
  });

  it('is only for the main member, and only while there is a membership', async () => {
    const { api, url } = await startOrders();
    expect((await signedIn(api, testMembers.eloi.memberNumber).read()).status).toBe(403);
    expect((await signedIn(api, testMembers.eloi.memberNumber).end('x')).status).toBe(403);
    const visitor = await call(api, { method: 'GET', path: '/api/membership-ending' });
    expect(visitor.status).toBe(401);
    const [ended] = await query<{ number: string }>(
      url,
      `SELECT member_number AS number FROM members JOIN memberships ON number = membership_number WHERE status_code = 'C' AND type_code = 'P' LIMIT 1`,
    );
    expect((await signedIn(api, ended?.number ?? '').read()).status).toBe(404);
    expect((await signedIn(api, ended?.number ?? '').end('x')).status).toBe(404);
  });
});

describe('a debit that the bank still processes', () => {
  it('is refunded once the bank has accepted it', async () => {
    const started = await startRegistered({ payment: bank(), mandate });
    const { attempt } = started;
    const { before } = await endBy(started.way);
    expect(before.refunds[0]).toMatchObject({ payment: { method: 'bank' }, isProcessing: true });
    await settled(started);
    expect(started.gateway.refunds.size).toBe(0);
    await clearDebit(started, attempt);
    await refunded(started);
    expect([...started.gateway.refunds.values()]).toEqual([before.refund]);
  });

  it('leaves nothing to refund when it is returned, and the membership ended', async () => {
    const started = await startRegistered({ payment: bank(), mandate });
    const { attempt, member } = started;
    await endBy(started.way);
    await returnDebit(started, attempt.attemptId);
    expect(await started.db.$count(refunds)).toBe(0);
    expect(await ledgerSums(started)).toEqual({});
    expect((await membershipOf(started, member)).statusCode).toBe('C');
  });

  it('of a change does not resume the membership when it is returned', async () => {
    const started = await startOrders();
    const { memberNumber: member } = marguerite;
    const { attempt } = await buy(started, member, changeTo('PREM'), { payment: bank(), mandate });
    await endBy(signedIn(started.api, member));
    await eventually(async () => expect((await membershipOf(started, member)).statusCode).toBe('C'));
    await returnDebit(started, attempt.attemptId);
    expect(await membershipOf(started, member)).toMatchObject({
      statusCode: 'C',
      expiresOn: today,
      balanceCents: 0,
    });
    expect(await ledgerSums(started)).toEqual({});
  });

  it('of a later payment is owed for the days that have passed when it is returned', async () => {
    const started = await startRegistered({}, 'monthly');
    const { member, quote } = started;
    started.gateway.later = 'processing';
    await started.pass(45);
    const isLater = sql`${paymentAttempts.scheduledPaymentId} IS NOT NULL AND ${paymentAttempts.state} = 'processing'`;
    await eventually(async () => expect(await started.db.$count(paymentAttempts, isLater)).toBe(1));
    await endBy(started.way);
    const [later] = await started.db.select().from(paymentAttempts).where(isLater);
    await returnDebit(started, later?.id ?? '');
    const { totalYear, firstPaymentAmount } = quote.priceData;
    const owed = totalYear - Math.floor((totalYear * 319) / 365) - firstPaymentAmount;
    expect((await membershipOf(started, member)).balanceCents).toBe(owed);
    expect(await ledgerSums(started)).toMatchObject({ receivable: owed, gateway: firstPaymentAmount });
    expect((await ledgerSums(started)).refundsDue).toBeUndefined();
  });
});

describe('a gift', () => {
  async function give(started: Started) {
    const { quote, number, giftPath } = await order(started.api, giftQuote);
    return { number, accept: () => acceptGift(started.api, giftPath), total: quote.priceData.totalYear };
  }
  const giver = 'eve.giroux@example.org';

  it('that was not accepted is ended by its giver: everything is paid back, and it can’t be accepted', async () => {
    const { mail, ...started } = await startWithMail();
    const { number, accept, total } = await give(started);
    const token = await mailedToken({ api: started.api, mail }, { number, to: giver });
    const { before } = await endBy(byLink(started.api, token));
    expect(before).toMatchObject({ kind: 'gift', refund: total });
    expect(before.parts[0]?.period).toBeUndefined();
    await refunded(started);
    expect((await accept()).status).toBe(404);
    expect(started.gateway.balance()).toBe(0);
    expect(await ledgerSums(started)).toEqual({});
    expect((await mail.received(giver, 'est annulée')).source).toContain('Son lien ne fonctionne plus');
  });

  it('that was accepted meanwhile is no longer the giver’s to end', async () => {
    const { mail, ...started } = await startWithMail();
    const { number, accept } = await give(started);
    const token = await mailedToken({ api: started.api, mail }, { number, to: giver });
    const { ending } = await byLink(started.api, token).read();
    expect((await accept()).status).toBe(200);
    expect((await byLink(started.api, token).read()).status).toBe(404);
    expect(await byLink(started.api, token).end(ending.seen)).toMatchObject({ status: 422 });
    expect(await started.db.$count(membershipEndings)).toBe(0);
  });

  it('that was accepted is ended by its recipient, and its giver gets the refund and a message', async () => {
    const { mail, ...started } = await startWithMail();
    const { accept, total } = await give(started);
    const { memberNumber } = await (await accept()).json();
    const { before } = await endBy(signedIn(started.api, memberNumber));
    expect(before).toMatchObject({ isPaidByOther: true, refund: Math.floor((total * 364) / 365) });
    await refunded(started);
    expect(started.gateway.balance()).toBe(total - before.refund);
    await eventually(async () => expect((await membershipOf(started, memberNumber)).statusCode).toBe('C'));
    expect((await mail.received(giver, 'que vous avez offerte a pris fin')).source).toContain(
      'se terminant par 4242',
    );
    const { source: told } = await mail.received('maude.tremblay@example.org', 'Votre adhésion a pris fin');
    expect(told).toContain('Le remboursement va à la personne qui a payé');
    expect(told).not.toContain('4242');
    expect((await accept()).status).toBe(404);
    expect(await started.db.$count(gifts, sql`${gifts.acceptedAt} IS NOT NULL`)).toBe(1);
  });
});

describe('a mailed link', () => {
  it('works without signing in, once, and answers the same again', async () => {
    const { mail, ...started } = await startWithMail();
    const { member } = await register(started);
    const to = registerDetails.registration.email;
    const token = await mailedToken(
      { api: started.api, mail },
      { number: ` ${member.slice(0, 5)} ${member.slice(5)}`, to },
    );
    const way = byLink(started.api, token);
    const { before, after } = await endBy(way);
    expect(await way.read()).toMatchObject({ ending: { state: 'ended', refund: before.refund } });
    expect((await way.end('anything')).ending).toEqual(after);
    await refunded(started);
    // A later membership is not ended by it.
    await eventually(async () => expect((await membershipOf(started, member)).statusCode).toBe('C'));
    await buy(started, member, { ...changeTo('PLUS'), flow: 'renewal' });
    expect((await way.end(before.seen)).ending.state).toBe('ended');
    expect((await membershipOf(started, member)).statusCode).toBe('A');
    expect(await started.db.$count(membershipEndings)).toBe(1);
    const { source: receipt } = await mail.received(to, 'Votre adhésion a pris fin');
    for (const said of [
      'dont TPS',
      'carte Visa se terminant par 4242',
      'ne sera pas renouvelée',
      'dans les 15',
    ]) {
      expect(receipt).toContain(said);
    }
  });

  it('is not sent for an unknown number, which the answer does not reveal', async () => {
    const { mail, ...started } = await startWithMail();
    const ask = (number: string) =>
      call(
        started.api,
        { method: 'POST', path: '/api/membership-ending/links' },
        { body: { number, locale: 'fr' } },
      );
    const answers = [
      await ask('9999999999'),
      await ask(testMembers.eloi.memberNumber),
      await ask('NOTANORDER'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await settled(started);
    expect(mail.messages).toHaveLength(0);
  });

  it('that is unknown or too old ends nothing', async () => {
    const { mail, ...started } = await startWithMail();
    const { member } = await register(started);
    const to = registerDetails.registration.email;
    const token = await mailedToken({ api: started.api, mail }, { number: member, to });
    await query(started.url, `UPDATE ending_links SET expires_at = now() - interval '1 minute'`);
    for (const bad of [token, 'x'.repeat(43)]) {
      expect(await byLink(started.api, bad).read()).toMatchObject({
        status: 422,
        errors: { token: 'expired' },
      });
      expect(await byLink(started.api, bad).end('x')).toMatchObject({
        status: 422,
        errors: { token: 'expired' },
      });
    }
    expect(await started.db.$count(membershipEndings)).toBe(0);
  });
});

/** What the ledger keeps as sales with their taxes. */
async function keptOf(started: Started): Promise<number> {
  const { sales = 0, gst = 0, qst = 0 } = await ledgerSums(started);
  return -(sales + gst + qst);
}

/** The rows that an end may change. */
async function everything({ url }: Started) {
  const tables = [
    'orders',
    'ledger_entries',
    'refunds',
    'scheduled_payments',
    'renewals',
    'membership_endings',
    'memberships',
  ];
  const all = tables.map((table) => `SELECT '${table}' AS table, t::text AS row FROM ${table} t`);
  return query(url, `${all.join(' UNION ALL ')} ORDER BY 1, 2`);
}
