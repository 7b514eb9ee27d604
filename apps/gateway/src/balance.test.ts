import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { run as command } from './gateway.command.ts';
import { openSql } from './store-sql.ts';
import { startReceiver } from './testing/event-receiver.ts';
import {
  callGateway,
  sandboxSecrets,
  site,
  startSandboxGateway,
  type TestGateway,
} from './testing/start-gateway.ts';
import { paths, type ReportLine, reportAnswer, testPaths } from './wire.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let gateway: TestGateway;
beforeEach(async () => {
  receiver = await startReceiver();
  gateway = await startSandboxGateway({ eventsUrl: () => receiver.origin });
});
afterEach(async () => {
  await gateway.close();
  await receiver.close();
});

const events = () => receiver.deliveries.map(({ body }) => body);

let count = 0;

/** Charges $100.00; returns the ids of the attempt and of the charge. */
async function pay(number = '4242424242424242') {
  count += 1;
  const attempt = `attempt-${count}`;
  const isBank = number.length === 12;
  const { token, method } = isBank ? await gateway.account(number) : await gateway.card(number);
  const source = { type: 'token', token, method, keep: false, locale: 'fr', returnUrl: `${site}/fr` };
  const { body } = await callGateway(
    gateway,
    paths.charges,
    {
      attempt,
      amount: 10_000,
      description: 'J-1',
      source: isBank ? { ...source, mandate: '2026-11' } : source,
    },
    { 'idempotency-key': attempt },
  );
  if (isBank) gateway.advance(0);
  return { attempt, charge: body.charge.id as string };
}

const call = (path: string, body: object) => callGateway(gateway, path, body);
const refund = (charge: string, amount: number, id = 'refund-1') =>
  callGateway(gateway, paths.refunds, { refund: id, charge, amount }, { 'idempotency-key': id });
const dispute = (body: object) => call(testPaths.disputes, body);
const endDispute = (id: string, state: string) => call(testPaths.dispute.replace(':dispute', id), { state });
const failRefund = (id: string) => call(testPaths.refund.replace(':refund', id), { state: 'failed' });

async function report(): Promise<readonly ReportLine[]> {
  const lines: ReportLine[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const response = await fetch(`${gateway.origin}${paths.report}?from=0&to=9999999999999&after=${after}`, {
      headers: { authorization: `Bearer ${sandboxSecrets.key}` },
    });
    const page = reportAnswer.parse(await response.json());
    lines.push(...page.lines);
    after = page.next;
  }
  return lines;
}

const kinds = async () => (await report()).map(({ kind, cents, fee }) => [kind, cents, fee]);
const balance = async () => (await report()).reduce((sum, { cents, fee }) => sum + cents - fee, 0);

describe('the balance', () => {
  it('has each payment with its fee: cards, and debits once the bank has accepted them', async () => {
    await pay();
    await pay('000123456789');
    await pay('900123456789');
    await pay('000222222227');
    expect(await kinds()).toEqual([
      ['charge', 10_000, 320],
      ['charge', 10_000, 140],
    ]);
  });

  it('is paid out each day for the days before, and on request at once', async () => {
    await pay();
    gateway.advance(0);
    expect(await balance()).toBe(9_680);
    gateway.advance(24 * 60 * 60_000);
    expect(await kinds()).toEqual([
      ['charge', 10_000, 320],
      ['payout', -9_680, 0],
    ]);
    await pay();
    gateway.advance(0);
    expect(await balance()).toBe(9_680);
    expect((await call(testPaths.payouts, {})).body).toEqual({ cents: 9_680 });
    expect((await call(testPaths.payouts, {})).body).toEqual({ cents: 0 });
    expect(await balance()).toBe(0);
  });

  it('that is negative is kept for the next payout', async () => {
    const { attempt } = await pay();
    await call(testPaths.payouts, {});
    await dispute({ attempt, state: 'open' });
    expect((await call(testPaths.payouts, {})).body).toEqual({ cents: 0 });
    await pay();
    await pay();
    expect((await call(testPaths.payouts, {})).body).toEqual({ cents: 2 * 9_680 - 11_500 });
    expect(await balance()).toBe(0);
  });

  it('is reported in pages', async () => {
    for (let payments = 0; payments < 101; payments += 1) await pay();
    expect(new Set((await report()).map(({ id }) => id)).size).toBe(101);
  });
});

describe('a dispute', () => {
  it('takes the money with a fee, and gives it back without the fee when the club wins', async () => {
    const { attempt } = await pay();
    const { body } = await dispute({ attempt, state: 'open' });
    expect(body.dispute).toMatchObject({ amount: 10_000, state: 'open', answerBy: expect.any(Number) });
    await endDispute(body.dispute.id, 'won');
    expect((await kinds()).slice(1)).toEqual([
      ['dispute', -10_000, 1_500],
      ['disputeReturned', 10_000, 0],
    ]);
    await expect.poll(() => events().filter(({ type }) => type === 'dispute.updated')).toHaveLength(2);
    expect(events().at(-1)).toMatchObject({ attempt, subject: body.dispute.id });
  });

  it('that is an inquiry takes nothing until it becomes one, and ends once', async () => {
    const { attempt } = await pay();
    const { body } = await dispute({ attempt, state: 'inquiry', cents: 4_000 });
    expect(await kinds()).toHaveLength(1);
    await endDispute(body.dispute.id, 'open');
    await endDispute(body.dispute.id, 'lost');
    expect((await kinds()).slice(1)).toEqual([['dispute', -4_000, 1_500]]);
    expect(await endDispute(body.dispute.id, 'won')).toEqual({ status: 409, body: { error: 'ended' } });
    expect((await endDispute('dp_unknown', 'won')).status).toBe(404);
  });

  it('of a debit takes it back for good, up to what was not refunded', async () => {
    const { attempt, charge } = await pay('000123456789');
    await refund(charge, 3_000);
    expect((await dispute({ attempt, state: 'lost', cents: 7_001 })).body).toEqual({
      error: 'refund_too_large',
    });
    expect((await dispute({ attempt, state: 'lost' })).body.dispute).toMatchObject({
      amount: 7_000,
      state: 'lost',
    });
    expect((await refund(charge, 1, 'refund-2')).body).toEqual({ error: 'charge_disputed' });
  });

  it.each([
    ['4000000000000259', 'open', 2],
    ['4000000000001976', 'inquiry', 1],
    ['000555555559', 'lost', 2],
  ] as const)(
    'of the test number %s comes some seconds after the payment: %s',
    async (number, state, lines) => {
      const { attempt } = await pay(number);
      gateway.advance(9_000);
      expect(await report()).toHaveLength(1);
      gateway.advance(2_000);
      expect(await report()).toHaveLength(lines);
      await gateway.events.flush();
      const { subject = '' } = events().find(({ type }) => type === 'dispute.updated') ?? {};
      expect(gateway.store.dispute(subject)).toMatchObject({ state });
      expect(events().at(-1)).toMatchObject({ attempt });
    },
  );

  it('needs a charge that succeeded', async () => {
    expect((await dispute({ attempt: 'attempt-unknown', state: 'open' })).status).toBe(404);
    const { attempt } = await pay('4000000000000002');
    expect((await dispute({ attempt, state: 'open' })).status).toBe(404);
  });
});

describe('a refund', () => {
  it.each([
    ['4000000000007726', 'pending', 'succeeded'],
    ['4000999900060000', 'pending', 'failed'],
    ['4000000000005126', 'succeeded', 'failed'],
  ])('of the test card %s is %s, then %s', async (number, first, later) => {
    const { attempt, charge } = await pay(number);
    expect((await refund(charge, 4_000)).body.refund.state).toBe(first);
    gateway.advance(181_000);
    // The same call again says how it is now.
    expect((await refund(charge, 4_000)).body.refund.state).toBe(later);
    const isBack = later === 'failed';
    expect(gateway.store.chargeOfAttempt(attempt)?.refunded).toBe(isBack ? 0 : 4_000);
    expect((await kinds()).slice(1)).toEqual([
      ['refund', -4_000, 0],
      ...(isBack ? [['refundFailed', 4_000, 0]] : []),
    ]);
    await gateway.events.flush();
    expect(events().at(-1)).toMatchObject({ type: 'refund.updated', subject: 'refund-1' });
  });

  it('is made once, also when its answer is forgotten after a day', async () => {
    const { attempt, charge } = await pay();
    await refund(charge, 4_000);
    gateway.advance(25 * 60 * 60_000);
    expect((await refund(charge, 4_000)).body.refund).toMatchObject({ state: 'succeeded', amount: 4_000 });
    expect(gateway.store.chargeOfAttempt(attempt)?.refunded).toBe(4_000);
    expect((await refund(charge, 5_000)).body).toEqual({ error: 'idempotency_mismatch' });
  });

  it('is refused by the bank on request', async () => {
    const { charge } = await pay();
    await refund(charge, 4_000);
    expect((await failRefund('refund-1')).body.refund.state).toBe('failed');
    expect((await failRefund('refund-1')).body).toEqual({ error: 'ended' });
    expect((await failRefund('refund-unknown')).status).toBe(404);
  });
});

it('the calls of testers need the key', async () => {
  for (const path of [testPaths.disputes, testPaths.payouts]) {
    expect((await callGateway(gateway, path, {}, { authorization: 'Bearer wrong' })).status).toBe(401);
  }
});

it('opens a file of an earlier version, and keeps its refunds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jalon-gateway-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'gateway.sqlite');
  const earlier = new DatabaseSync(file);
  earlier.exec(`CREATE TABLE refunds (
    id TEXT PRIMARY KEY, charge TEXT NOT NULL, amount INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT;
    INSERT INTO refunds VALUES ('re_1', 'ch_1', 500, 1)`);
  earlier.close();
  for (let times = 0; times < 2; times += 1) {
    const sql = openSql(file);
    expect(sql.all('SELECT id, state, asked FROM refunds')).toEqual([
      expect.objectContaining({ id: 're_1', state: 'succeeded', asked: null }),
    ]);
    sql.close();
  }
});

describe('npx jalon gateway', () => {
  async function run(...words: string[]): Promise<string> {
    let output = '';
    await command(words, {
      environment: {
        SANDBOX_GATEWAY_HOST: '127.0.0.1',
        SANDBOX_GATEWAY_PORT: new URL(gateway.origin).port,
        SANDBOX_GATEWAY_KEY: sandboxSecrets.key,
        SANDBOX_GATEWAY_WEBHOOK_SECRET: sandboxSecrets.webhookSecret,
      },
      input: Readable.from([]),
      write: async (text) => {
        output += text;
      },
    });
    return output;
  }

  it('plays a dispute, a refused refund and a payout, and shows the report', async () => {
    const [one, other] = [await pay(), await pay()];
    expect(await run('charges')).toContain(`${one.attempt}  succeeded  $100.00`);
    const [id = ''] = (await run('dispute', one.attempt, '40.00')).split('  ');
    expect(await run('win', id)).toBe(`${id}  won  $40.00\n`);
    await refund(other.charge, 2_500);
    expect(await run('fail-refund', 'refund-1')).toBe('refund-1  failed  $25.00\n');
    expect(await run('pay-out')).toBe('$178.60 was paid out.\n');
    expect((await run('report')).trim().split('\n')).toHaveLength(7);
  });

  it('says what is wrong', async () => {
    await expect(run('dispute')).rejects.toThrow(/^Usage:/);
    await expect(run('win', 'dp_unknown')).rejects.toThrow(/^Refused: not_found$/);
  });
});
