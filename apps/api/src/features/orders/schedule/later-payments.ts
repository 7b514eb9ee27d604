import { randomBytes } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { ChargeOutcome, Gateway } from '../../payments/index.ts';
import { dayInQuebec } from '../../prices/index.ts';
import { orders, paymentAttempts, scheduledPayments } from '../orders.tables.ts';
import { answerSeconds, type Order, type SettleOptions, settleAttempt } from '../settle-attempt.ts';

/** Payments that are started at a time. */
const batch = 10;

/**
 * Makes the payments that are due, each once, in any of several processes: a payment is claimed by the transaction that
 * stores its attempt, and the attempt is swept like any other when the process ends. Returns whether more are due.
 */
export async function chargeDuePayments(
  options: SettleOptions & { readonly gateway: Gateway },
): Promise<boolean> {
  const { database, gateway } = options;
  const claimed = await database.transaction(async (transaction) => {
    const due = await transaction
      .select({ payment: scheduledPayments, order: orders })
      .from(scheduledPayments)
      .innerJoin(orders, eq(orders.id, scheduledPayments.orderId))
      .where(and(lte(scheduledPayments.nextTryOn, dayInQuebec()), eq(orders.state, 'placed')))
      .orderBy(asc(scheduledPayments.nextTryOn))
      .limit(batch)
      .for('update', { of: scheduledPayments, skipLocked: true });
    const started = due.map(({ payment, order }) => ({
      attemptId: randomBytes(16).toString('hex'),
      payment,
      order,
    }));
    for (const { attemptId, payment, order } of started) {
      await transaction.insert(paymentAttempts).values({
        id: attemptId,
        orderId: order.id,
        scheduledPaymentId: payment.id,
        cents: payment.cents,
        nextCheckAt: sql`now() + make_interval(secs => ${answerSeconds})`,
      });
      await transaction
        .update(scheduledPayments)
        .set({ nextTryOn: null })
        .where(eq(scheduledPayments.id, payment.id));
    }
    return started;
  });
  // At the same time: one after the other, the last ones would be swept as lost before they are sent to a slow gateway.
  await Promise.all(
    claimed.map(async ({ attemptId, payment, order }) => {
      const charged = await chargeSaved(gateway, { attemptId, cents: payment.cents, order });
      await settleAttempt(options, attemptId, charged);
    }),
  );
  return claimed.length === batch;
}

/** Asks the gateway once for a payment with the kept card or account. */
export async function chargeSaved(
  gateway: Gateway,
  { attemptId, cents, order }: { readonly attemptId: string; readonly cents: number; readonly order: Order },
): Promise<ChargeOutcome> {
  // Nothing was kept: the payer must be asked.
  if (order.savedMethod === null) return { state: 'declined', reason: 'accountUnusable', retryable: false };
  try {
    return await gateway.chargeLater({
      attemptId,
      amount: cents,
      savedMethod: order.savedMethod,
      description: order.number ?? '',
    });
  } catch {
    return { state: 'unknown' };
  }
}
