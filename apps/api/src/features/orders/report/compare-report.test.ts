import { receivePaymentEvent } from '@jalon/api-client/contract';
import { sandboxSecrets, startSandboxGateway } from '@jalon/gateway/testing';
import { dayInQuebec } from '@jalon/i18n';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { mandate, order, registerQuote } from '../../../testing/checkouts.ts';
import { sandboxGateway } from '../../../testing/endings.ts';
import { eventually } from '../../../testing/eventually.ts';
import { ledgerSum } from '../../../testing/ledger.ts';
import { type Started, startOrders } from '../../../testing/started-orders.ts';
import { startApiForTest } from '../../../testing/test-api.ts';
import type { ReportLine } from '../../payments/index.ts';
import { addDays } from '../../quotes/index.ts';
import { comparedDays, gatewayDifferences, paymentAttempts, refunds } from '../orders.tables.ts';
import { refundOrder } from '../settle/refunds.ts';
import { type CompareOptions, compareDay, compareReports } from './compare-report.ts';
import { explainDifference, listDifferences } from './differences.ts';

/** Noon in Québec, in UTC. */
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`);
// At whatever hour the tests run, reports are compared at noon.
const today = dayInQuebec();
const yesterday = addDays(today, -1);
const now = noonOf(today);

function comparing({
  api,
  gateway,
}: Pick<Started, 'api'> & Pick<CompareOptions, 'gateway'>): CompareOptions & {
  readonly warned: object[];
} {
  const warned: object[] = [];
  return {
    database: api.store.database,
    gateway,
    channels: { notice: true },
    log: { warn: (about: object) => void warned.push(about) } as never,
    warned,
  };
}

/** Buys a membership, as if yesterday; `line` is what the gateway reports of it. */
async function bought(started: Started) {
  const { attempt, number } = await order(started.api, registerQuote);
  await started.db.update(paymentAttempts).set({ succeededAt: noonOf(yesterday) });
  const cents = started.gateway.charges.get(attempt.attemptId)?.amount ?? 0;
  const line: ReportLine = {
    id: `txn_${attempt.attemptId}`,
    kind: 'charge',
    cents,
    feeCents: 300,
    at: noonOf(yesterday),
    gatewayId: `pay_${attempt.attemptId}`,
  };
  return { line, cents, attemptId: attempt.attemptId, number };
}

describe('the comparison of a day', () => {
  it('finds nothing when both agree, and posts the fees and the payout once', async () => {
    const started = await startOrders();
    const { line, cents } = await bought(started);
    const payout: ReportLine = {
      id: 'txn_payout',
      kind: 'payout',
      cents: 300 - cents,
      feeCents: 0,
      at: noonOf(yesterday),
    };
    const fee: ReportLine = { ...payout, id: 'txn_fee', kind: 'fee', cents: -25 };
    started.gateway.lines.push(line, payout, fee);
    const options = comparing(started);
    for (let times = 0; times < 2; times += 1) await compareReports(options, now);
    await compareDay(options, yesterday);
    expect(await listDifferences(options.database)).toEqual([
      'No open differences',
      `Compared until ${yesterday}`,
    ]);
    expect(await ledgerSum(started, 'fees')).toBe(325);
    expect(await ledgerSum(started, 'bank')).toBe(cents - 300);
    expect(await ledgerSum(started, 'gateway')).toBe(-25);
    const [row] = await started.db.select().from(comparedDays);
    expect(row).toMatchObject({ lines: 3, cents: -25 });
  });

  it.each([
    [
      'a payment that the ledger does not have',
      { gatewayId: 'pay_of_another' },
      'unknown',
      'only the gateway',
    ],
    ['another amount', { cents: 1 }, 'amount', 'the amounts differ'],
  ] as const)('raises one alert for %s', async (_what, change, kind, says) => {
    const started = await startOrders();
    const { line, cents, attemptId } = await bought(started);
    started.gateway.lines.push({ ...line, ...change });
    // The payment itself is reported in the first case too.
    if (kind === 'unknown') started.gateway.lines.push({ ...line, id: 'txn_2' });
    const options = comparing(started);
    for (let times = 0; times < 3; times += 1) await compareReports(options, now);
    const [found, ...others] = await started.db.select().from(gatewayDifferences);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      day: yesterday,
      kind,
      of: 'charge',
      subject: `txn_${attemptId}`,
      cents: kind === 'unknown' ? cents : 1 - cents,
    });
    expect(options.warned).toHaveLength(1);
    expect(await started.db.$count(outboxEvents, eq(outboxEvents.kind, 'orders.difference'))).toBe(1);
    expect((await listDifferences(options.database)).join('\n')).toContain(says);
  });

  it('raises one for a payment and a refund that the gateway does not report, which ends once it does', async () => {
    const started = await startOrders();
    const { line, number, attemptId } = await bought(started);
    const options = comparing(started);
    await refundOrder(options.database, number, 1_000);
    const [refund] = await eventually(async () => {
      const made = await started.db.select().from(refunds).where(eq(refunds.settledBy, 'gateway'));
      expect(made).toHaveLength(1);
      return made;
    });
    await started.db.update(refunds).set({ refundedAt: noonOf(yesterday) });
    await compareReports(options, now);
    const subject = refund?.id ?? '';
    expect(await started.db.select().from(gatewayDifferences)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'missing', of: 'charge', subject: attemptId, cents: -line.cents }),
        expect.objectContaining({ kind: 'missing', of: 'refund', subject, cents: 1_000 }),
      ]),
    );
    started.gateway.lines.push(line, {
      ...line,
      id: 'txn_2',
      kind: 'refund',
      cents: -1_000,
      feeCents: 0,
      subject,
    });
    await compareReports(options, now);
    expect(await listDifferences(options.database)).toContain('No open differences');
    expect(options.warned).toHaveLength(2);
  });

  it('catches up with a dispute whose event was lost', async () => {
    const started = await startOrders();
    const { line, cents, attemptId } = await bought(started);
    const dispute = { id: 'dp_1', gatewayId: `pay_${attemptId}`, cents, state: 'open' as const };
    started.gateway.disputes.set('dp_1', dispute);
    const taken: ReportLine = {
      ...line,
      id: 'txn_2',
      kind: 'dispute',
      cents: -cents,
      feeCents: 1_500,
      subject: 'dp_1',
    };
    started.gateway.lines.push(line, taken);
    const options = comparing(started);
    await compareReports(options, now);
    expect(await ledgerSum(started, 'disputed')).toBe(cents);
    expect(await ledgerSum(started, 'fees')).toBe(1_800);
    started.gateway.disputes.set('dp_1', { ...dispute, state: 'won' });
    started.gateway.lines.push({ ...taken, id: 'txn_3', kind: 'disputeReturned', cents, feeCents: 0 });
    await compareDay(options, yesterday);
    expect(await ledgerSum(started, 'disputed')).toBe(0);
    expect(await listDifferences(options.database)).toContain('No open differences');
  });

  it('goes on where it stopped, day by day, and starts with yesterday', async () => {
    const started = await startOrders();
    const options = comparing(started);
    await compareReports(options, now);
    const days = async () =>
      (await started.db.select({ day: comparedDays.day }).from(comparedDays).orderBy(comparedDays.day)).map(
        ({ day }) => day,
      );
    expect(await days()).toEqual([yesterday]);
    await started.db.update(comparedDays).set({ day: addDays(today, -4) });
    await compareReports(options, now);
    expect(await days()).toEqual([-4, -3, -2, -1].map((count) => addDays(today, count)));
  });

  it('leaves yesterday until an hour after midnight', async () => {
    const started = await startOrders();
    // Half past midnight in Québec, in winter or in summer.
    const { rows } = await started.api.store.database.pool.query<{ at: Date }>(
      `SELECT ($1::date + time '00:30') AT TIME ZONE 'America/Toronto' AS at`,
      [today],
    );
    await compareReports(comparing(started), rows[0]?.at);
    const [row] = await started.db.select().from(comparedDays);
    expect(row?.day).toBe(addDays(today, -2));
  });

  it('does not count a day that the gateway did not report', async () => {
    const started = await startOrders();
    const options = comparing(started);
    const gateway = { ...started.gateway, report: () => Promise.reject(new Error('unavailable')) };
    await expect(compareReports({ ...options, gateway }, now)).rejects.toThrow('unavailable');
    expect(await started.db.$count(comparedDays)).toBe(0);
  });
});

it('an explained difference is posted, so that the ledger has what the gateway has, and is not raised again', async () => {
  const started = await startOrders();
  const { line } = await bought(started);
  const byHand: ReportLine = {
    ...line,
    id: 'txn_2',
    kind: 'other',
    cents: -700,
    feeCents: 0,
    gatewayId: undefined,
  };
  started.gateway.lines.push(line, byHand);
  const options = comparing(started);
  await compareReports(options, now);
  const [found] = await started.db.select().from(gatewayDifferences);
  const before = await ledgerSum(started, 'gateway');
  await expect(explainDifference(options.database, found?.id ?? '', ' ')).rejects.toThrow('Say what');
  await explainDifference(options.database, found?.id ?? '', 'A correction in the dashboard');
  expect([await ledgerSum(started, 'gateway'), await ledgerSum(started, 'explained')]).toEqual([
    before - 700,
    700,
  ]);
  await expect(explainDifference(options.database, found?.id ?? '', 'Again')).rejects.toThrow(
    'No open difference',
  );
  await compareDay(options, yesterday);
  expect(await listDifferences(options.database)).toContain('No open differences');
  expect(options.warned).toHaveLength(1);
});

describe('the books and the sandbox gateway', () => {
  async function start() {
    let baseUrl = '';
    const server = await startSandboxGateway({ eventsUrl: () => baseUrl + receivePaymentEvent.path });
    onTestFinished(server.close);
    const gateway = sandboxGateway({ secrets: sandboxSecrets, origin: server.origin });
    const api = await startApiForTest({ SEED_DEMONSTRATION: 'on' }, { gateway });
    baseUrl = api.baseUrl;
    return { api, gateway, server, db: api.store.database.db };
  }

  it('agree after payments, refunds that fail, disputes that are opened, won and lost, and a payout', async () => {
    const started = await start();
    const { api, server, db } = started;
    const options = comparing(started);
    const buy = async (number: string) => {
      const isBank = number.startsWith('0');
      const payment = isBank ? await server.account(number) : await server.card(number);
      const ordered = await order(api, registerQuote, { payment, ...(isBank && { mandate }) });
      return { ...ordered.attempt, number: ordered.number };
    };
    const [won, lost, refused, partly, debit] = [
      await buy('4242424242424242'),
      await buy('4242424242424242'),
      await buy('4000000000005126'),
      await buy('4242424242424242'),
      await buy('000123456789'),
    ];
    await buy('4000000000000002');
    server.advance(0);
    await server.events.flush();
    await eventually(async () =>
      expect(await db.$count(paymentAttempts, eq(paymentAttempts.state, 'succeeded'))).toBe(5),
    );
    const [first, second] = [
      server.store.openDispute(won.attemptId, 'open'),
      server.store.openDispute(lost.attemptId, 'open', 5_000),
    ];
    // 90 days are not waited for: the debit has succeeded, and its payer takes it back.
    server.store.openDispute(debit.attemptId, 'lost');
    await refundOrder(options.database, refused.number);
    await refundOrder(options.database, partly.number, 1_234);
    const isMade = sql`${refunds.refundedAt} IS NOT NULL`;
    await eventually(async () => expect(await db.$count(refunds, isMade)).toBe(2));
    server.advance(181_000);
    server.store.endDispute(first.id, 'won');
    server.store.endDispute(second.id, 'lost');
    await server.events.flush();
    await eventually(async () => expect(await db.$count(refunds, isMade)).toBe(1));
    server.store.payOutNow();

    await compareDay(options, dayInQuebec());
    expect(await listDifferences(options.database)).toContain('No open differences');
    const { lines } = server.store.report(0, Number.MAX_SAFE_INTEGER);
    const balance = lines.reduce((sum, { cents, fee }) => sum + cents - fee, 0);
    expect(balance).toBe(0);
    expect(await ledgerSum(started, 'gateway')).toBe(balance);
    expect(await ledgerSum(started, 'bank')).toBeGreaterThan(0);
    expect(await ledgerSum(started, 'fees')).toBe(lines.reduce((sum, { fee }) => sum + fee, 0));
    const [taken] = await db
      .select({ cents: paymentAttempts.cents })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, debit.attemptId));
    expect(await ledgerSum(started, 'disputed')).toBe(5_000 + (taken?.cents ?? 0));
    expect(await ledgerSum(started)).toBe(0);
  });
});
