import type { QuoteRequest } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { eq } from 'drizzle-orm';
import { memberships } from '../../features/members/members.tables.ts';
import { refundOrder } from '../../features/orders/settle/refunds.ts';
import { addDays } from '../../features/quotes/index.ts';
import { cancelOrder } from '../cancel-order.ts';
import { bank, card, giftQuote, mandate, order, type Placing } from '../checkouts.ts';
import { signedIn } from '../endings.ts';
import { tokens } from '../fake-gateway.ts';
import { acceptGift } from '../gifts.ts';
import type { Started } from '../started-orders.ts';
import { type Played, rowsOf, until } from './played.ts';
import type { Step } from './sequences.ts';

const payments: Readonly<Record<string, Placing>> = {
  card: { payment: card() },
  declined: { payment: card(tokens.declined) },
  debit: { payment: bank(), mandate },
};

/** Takes one step. */
export async function take(
  played: Played,
  one: Step,
  outcomes: Map<string, 'succeeded' | 'declined'>,
): Promise<void> {
  const { started, member } = played;
  const { database } = started.api.store;
  switch (one.kind) {
    case 'change':
      return buy(played, payments[one.pay], {
        flow: 'modify-my-membership',
        codeOptionAdhesion: one.type,
        termSelected: one.term,
        indOptionVR: one.indOptionVR,
        additionalMembers: [],
        ...(one.promo && one.type !== 'BASE' && { promoCode: 'ROUTE25' }),
        montantDollarsCAAUtilise: one.clubDollars,
      });
    case 'renew':
      return buy(played, payments[one.pay], {
        flow: 'renewal',
        termSelected: one.term,
        indOptionVR: false,
        additionalMembers: [],
      });
    case 'bank': {
      const [debit] = await attemptsOf(played, 'processing');
      if (!debit) return;
      started.gateway.decide(debit.id, one.state);
      return started.api.orders.onPaymentEvent(debit.id);
    }
    case 'instalment': {
      const [due] = await rowsOf<{ id: string; number: string }>(
        played,
        `SELECT s.id, o.number FROM scheduled_payments s JOIN orders o ON o.id = s.order_id
          WHERE o.member_number = $1 AND o.state = 'placed' AND s.state = 'due'
            AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'processing')
          ORDER BY s.due_on LIMIT 1`,
      );
      if (!due) return;
      const tries = async () => {
        const [tried] = await rowsOf<{ count: number }>(
          played,
          `SELECT count(*)::integer FROM payment_attempts WHERE scheduled_payment_id = '${due.id}'
            AND state IN ('succeeded', 'declined')`,
        );
        return tried?.count ?? 0;
      };
      // It may have been declined before.
      const before = await tries();
      outcomes.set(due.number, one.state);
      const text = 'UPDATE scheduled_payments SET next_try_on = $2 WHERE id = $1';
      await started.api.store.database.pool.query(text, [due.id, dayInQuebec()]);
      const isTried = async () => (await tries()) > before;
      return until(isTried);
    }
    case 'end': {
      // The membership system knows every order: each step waits for it.
      if (!one.isOperator) {
        const way = signedIn(started.api, member);
        const { ending } = await way.read();
        if (ending?.state === 'ready') await way.end(ending.seen);
        return;
      }
      const [latest] = await rowsOf<{ number: string }>(
        played,
        `SELECT number FROM orders WHERE member_number = $1 AND placed_at IS NOT NULL ORDER BY placed_at DESC LIMIT 1`,
      );
      if (latest) await cancelOrder(started.api, latest.number).catch(isRefusal);
      return;
    }
    case 'refund': {
      const placed = await rowsOf<{ number: string; total: number }>(
        played,
        `SELECT number, (quote->'priceData'->>'totalYear')::integer AS total FROM orders
          WHERE member_number = $1 AND placed_at IS NOT NULL ORDER BY placed_at`,
      );
      const found = placed[one.which % Math.max(1, placed.length)];
      if (!found) return;
      const cents = one.percent > 100 ? undefined : Math.ceil((found.total * one.percent) / 100);
      await refundOrder(database, found.number, cents).catch(isRefusal);
      return;
    }
    case 'dispute': {
      const paid = await attemptsOf(played, 'succeeded');
      const found = paid[one.which % Math.max(1, paid.length)];
      return found && dispute(played, found.id, one.isWon);
    }
    case 'days':
      return pass(played, one.count);
    case 'gift':
      return give(started, one, member);
  }
}

function isRefusal(error: unknown): void {
  if (
    !(error instanceof Error) ||
    !/can be refunded|took back|cancelled already|can be ended|not_found/.test(error.message)
  )
    throw error;
}

/** The payer disputes a payment, or the bank decides about it: a won one may have been open, a lost one was or was not. */
async function dispute(played: Played, attemptId: string, isWon: boolean): Promise<void> {
  const { api, gateway } = played.started;
  const id = `dp_${attemptId}`;
  const known = gateway.disputes.get(id);
  if (known && known.state !== 'open') return;
  const back = await rowsOf<{ id: string }>(
    played,
    `SELECT id FROM refunds WHERE attempt_id = '${attemptId}'`,
  );
  const refunded = back.reduce((sum, refund) => sum + (gateway.refunds.get(refund.id) ?? 0), 0);
  const cents = known?.cents ?? (gateway.charges.get(attemptId)?.amount ?? 0) - refunded;
  if (cents <= 0) return;
  const state = known ? (isWon ? 'won' : 'lost') : isWon ? 'open' : 'lost';
  gateway.disputes.set(id, { id, gatewayId: `pay_${attemptId}`, cents, state });
  await api.orders.onDispute(id);
}

async function buy({ started, member }: Played, placing: Placing = {}, request: QuoteRequest): Promise<void> {
  // Refused: a debit is processed, the membership has ended, or it can’t be renewed yet.
  await order(started.api, request, { ...placing, member, renewalSelected: false });
}

/** Lets days pass: everything that was dated moves into the past. */
async function pass(played: Played, count: number): Promise<void> {
  const { started, member } = played;
  const { pool } = started.api.store.database;
  await pool.query(
    `UPDATE orders SET quote = jsonb_set(quote, '{period}', jsonb_build_object(
        'from', to_char((quote->'period'->>'from')::date - $2::integer, 'YYYY-MM-DD'),
        'to', to_char((quote->'period'->>'to')::date - $2::integer, 'YYYY-MM-DD')))
      WHERE member_number = $1`,
    [member, count],
  );
  await pool.query('UPDATE memberships SET expires_on = expires_on - $2::integer WHERE number = $1', [
    member,
    count,
  ]);
  // A debit that is returned later restores the former last day.
  await pool.query(
    `UPDATE membership_requests SET former = jsonb_set(former, '{columns,expiresOn}',
        to_jsonb(to_char((former->'columns'->>'expiresOn')::date - $2::integer, 'YYYY-MM-DD')))
      WHERE member_number = $1 AND former->'columns'->>'expiresOn' IS NOT NULL`,
    [member, count],
  );
  played.expiresOn = addDays(played.expiresOn, -count);
}

/** A gift is a membership of its own: it ends with its payment. */
async function give(
  { api, db, gateway }: Started,
  { pay: means, isAccepted, ending }: Extract<Step, { kind: 'gift' }>,
  member: string,
): Promise<void> {
  const { attempt, number, giftPath } = await order(api, giftQuote, payments[means]);
  if (!number) return;
  const accept = () => acceptGift(api, giftPath);
  const recipient = isAccepted ? (await (await accept()).json()).memberNumber : undefined;
  if (attempt.state === 'processing') {
    gateway.decide(attempt.attemptId, ending === 'declined' ? 'declined' : 'succeeded');
    await api.orders.onPaymentEvent(attempt.attemptId);
  }
  if (ending === 'refund') await refundOrder(api.store.database, number).catch(isRefusal);
  const isReturned = attempt.state === 'processing' && ending === 'declined';
  if (recipient !== undefined && isReturned) {
    await until(async () => {
      const [ended] = await db.select().from(memberships).where(eq(memberships.number, recipient));
      return ended?.statusCode === 'C';
    });
  }
  if (recipient === undefined && (isReturned || ending === 'refund') && (await accept()).ok) {
    throw new Error(`A gift without money was accepted (${member})`);
  }
}

const attemptsOf = (played: Played, state: string) =>
  rowsOf<{ id: string }>(
    played,
    `SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
      WHERE o.member_number = $1 AND a.state = '${state}'`,
  );
