import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { cancelOrder } from '../../../testing/cancel-order.ts';
import { bank, mandate, order, registerQuote } from '../../../testing/checkouts.ts';
import { demonstrationClub } from '../../../testing/club/specification-club.ts';
import { eventually } from '../../../testing/eventually.ts';
import { ledgerSum } from '../../../testing/ledger.ts';
import { buy, changeTo, marguerite, membershipOf, settled } from '../../../testing/member-changes.ts';
import { testLinks } from '../../../testing/site-links.ts';
import { checkBooks, clearDebit, type Started, startOrders } from '../../../testing/started-orders.ts';
import type { GatewayDispute } from '../../payments/index.ts';
import { listOrders } from '../order-list.ts';
import { refunds } from '../orders.tables.ts';
import { orderEncryption } from '../sealed-order.ts';
import { evidenceOf } from '../tell/evidence.ts';
import { settleDispute } from './disputes.ts';
import { refundOrder, sendRefund } from './refunds.ts';

const answerBy = new Date('2026-12-20T12:00:00Z');

/** Lets the payer dispute a payment of the gateway, and the gateway say so. */
async function dispute(
  { gateway, api }: Started,
  attemptId: string,
  state: GatewayDispute['state'],
  cents = gateway.charges.get(attemptId)?.amount ?? 0,
): Promise<void> {
  gateway.disputes.set('dp_1', { id: 'dp_1', gatewayId: `pay_${attemptId}`, cents, state, answerBy });
  await api.orders.onDispute('dp_1');
}

it.each(['card', 'bank'] as const)(
  'money of a %s that a bank takes back leaves the gateway, and returns if the club wins',
  async (method) => {
    const started = await startOrders();
    const { attempt } = await order(
      started.api,
      registerQuote,
      method === 'bank' ? { payment: bank(), mandate } : {},
    );
    await clearDebit(started, attempt);
    const paid = await ledgerSum(started, 'gateway');
    await dispute(started, attempt.attemptId, 'inquiry');
    expect(await ledgerSum(started, 'disputed')).toBe(0);
    // Events are repeated, and arrive in any order: each asks for the present state.
    for (const state of ['open', 'open', 'lost'] as const) await dispute(started, attempt.attemptId, state);
    expect([await ledgerSum(started, 'disputed'), await ledgerSum(started, 'gateway')]).toEqual([paid, 0]);
    await checkBooks(started);
    await dispute(started, attempt.attemptId, 'won');
    expect([await ledgerSum(started, 'disputed'), await ledgerSum(started, 'gateway')]).toEqual([0, paid]);
  },
);

it('a disputed payment is listed, can’t be refunded too, and its evidence is one text', async () => {
  const started = await startOrders();
  const { database, keys } = started.api.store;
  const { attempt, number } = await order(started.api, registerQuote);
  await dispute(started, attempt.attemptId, 'open', 5_000);
  expect((await listOrders(database)).join()).toMatch(/disputed \$50\.00 \(open, answer by 2026-12-20/);
  await expect(refundOrder(database, number)).rejects.toThrow('A bank took back 5000 cents');
  const club = {
    name: { fr: 'Club', en: 'Club' },
    checkout: {
      merchant: {
        name: 'Club inc.',
        address: { fr: 'Québec', en: 'Québec' },
        phone: '4185550134',
        email: 'c@club.example',
      },
    },
  };
  const evidence = await evidenceOf(database, number, {
    encryption: orderEncryption(keys.data),
    club,
    siteUrl: '',
    links: testLinks,
    taxNumbers: undefined,
  });
  for (const said of [
    'Maude Tremblay <maude.tremblay@example.org>',
    'accepted 20',
    'from 127.0.0.1',
    'Contrat d’adhésion',
    'dispute dp_1 of 5000 cents: open',
    'membership given: ',
  ]) {
    expect(evidence).toContain(said);
  }
});

it('a member gets no credit for money that a bank took back', async () => {
  const started = await startOrders({ CLUB_CONFIG: demonstrationClub });
  const { memberNumber } = marguerite;
  const { attempt } = await buy(started, memberNumber, changeTo('PREM'));
  await dispute(started, attempt.attemptId, 'open');
  await buy(started, memberNumber, changeTo('BASE'));
  expect((await membershipOf(started, memberNumber)).balanceCents).toBe(0);
});

it('the club gets one message for each state', async () => {
  const started = await startOrders();
  const { attempt } = await order(started.api, registerQuote);
  const { database } = started.api.store;
  for (const state of ['open', 'open', 'won'] as const) {
    const about = { id: 'dp_2', gatewayId: `pay_${attempt.attemptId}`, cents: 100, state };
    await settleDispute({ database, channels: { notice: true } }, about);
  }
  expect(await started.db.$count(outboxEvents, sql`${outboxEvents.kind} = 'orders.dispute'`)).toBe(2);
});

it('a dispute about a payment of another system is ignored', async () => {
  const started = await startOrders();
  await dispute(started, 'unknown', 'open', 100);
  await started.api.orders.onDispute('dp_unknown');
  expect(await ledgerSum(started, 'disputed')).toBe(0);
});

describe('the end of a membership whose payment a bank took back', () => {
  async function ended() {
    const started = await startOrders();
    const { attempt, number } = await order(started.api, registerQuote);
    await settled(started);
    await dispute(started, attempt.attemptId, 'open');
    const { refund } = await cancelOrder(started.api, number);
    await settled(started);
    return { started, attempt, refund };
  }

  it('pays nothing back: the payer has it from the bank', async () => {
    const { started, attempt, refund } = await ended();
    expect(refund).toBe(0);
    expect(await started.db.$count(refunds)).toBe(0);
    await dispute(started, attempt.attemptId, 'lost');
    await checkBooks(started);
    // What is left is for the days that have passed.
    expect(await ledgerSum(started, 'disputed')).toBeLessThan(100);
    expect(await ledgerSum(started, 'refundsDue')).toBe(0);
  });

  it('pays the days that were left back once the club has won', async () => {
    const { started, attempt } = await ended();
    await dispute(started, attempt.attemptId, 'won');
    await settled(started);
    await eventually(async () => expect(started.gateway.refunds.size).toBe(1));
    await eventually(async () => expect(await ledgerSum(started, 'refundsDue')).toBe(0));
    expect(await ledgerSum(started, 'disputed')).toBe(0);
    expect(-(await ledgerSum(started, 'sales'))).toBeLessThan(100);
  });
});

it.each([
  ['paid by the bank', 'lost', 0],
  ['sent', 'won', 1],
] as const)(
  'a refund that waits is held while the payment is disputed, and %s when the dispute is %s',
  async (_what, state, sent) => {
    const started = await startOrders();
    const { database } = started.api.store;
    started.gateway.losesRefunds = true;
    const { attempt, number } = await order(started.api, registerQuote);
    await refundOrder(database, number, 4_000);
    const isTried = sql`${outboxEvents.kind} = 'orders.refund' AND ${outboxEvents.lastError} = 'no answer'`;
    await eventually(async () => expect(await started.db.$count(outboxEvents, isTried)).toBe(1));
    started.gateway.losesRefunds = false;
    await dispute(started, attempt.attemptId, 'open', 10_000);
    const [refund] = await started.db.select().from(refunds);
    const options = { database, gateway: started.gateway, channels: { notice: false } };
    await expect(sendRefund(options, refund?.id ?? '')).rejects.toThrow('disputed');
    await dispute(started, attempt.attemptId, state, 10_000);
    await sendRefund(options, refund?.id ?? '');
    expect(started.gateway.refunds.size).toBe(sent);
    expect(await ledgerSum(started, 'refundsDue')).toBe(0);
  },
);
