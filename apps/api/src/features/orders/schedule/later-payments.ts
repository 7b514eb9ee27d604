import { dayInQuebec } from '@jalon/i18n';
import { and, asc, eq, lte, notExists } from 'drizzle-orm';
import type { ChargeOutcome, Gateway } from '../../payments/index.ts';
import { orders, scheduledPayments } from '../orders.tables.ts';
import { firstPaymentProcessing } from '../place/other-orders.ts';
import { addAttempt, type Order, type SettleOptions, settleAttempt } from '../settle/settle-attempt.ts';

/** Number of payments that are started at a time. */
const batch = 10;

/**
 * Makes the payments that are due, each once, even with several processes: the transaction that stores an attempt also
 * claims the payment. If the process ends, the attempt is checked like any other. Returns whether more are due.
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
      .where(
        and(
          lte(scheduledPayments.nextTryOn, dayInQuebec()),
          eq(orders.state, 'placed'),
          // A first payment that is returned cancels the order.
          notExists(firstPaymentProcessing(transaction)),
        ),
      )
      .orderBy(asc(scheduledPayments.nextTryOn))
      .limit(batch)
      .for('update', { of: scheduledPayments, skipLocked: true });
    const started = [];
    for (const { payment, order } of due) {
      const { id: scheduledPaymentId, orderId, cents } = payment;
      const attemptId = await addAttempt(transaction, { orderId, scheduledPaymentId, cents });
      started.push({ attemptId, cents, order });
      await transaction
        .update(scheduledPayments)
        .set({ nextTryOn: null })
        .where(eq(scheduledPayments.id, payment.id));
    }
    return started;
  });
  // Concurrently: with a slow gateway, the last attempts of a sequence would be checked as lost before they are sent.
  await Promise.all(
    claimed.map(async (one) => settleAttempt(options, one.attemptId, await chargeSaved(gateway, one))),
  );
  return claimed.length === batch;
}

/** Sends one charge for the saved card or account to the gateway. */
export async function chargeSaved(
  gateway: Gateway,
  { attemptId, cents, order }: { readonly attemptId: string; readonly cents: number; readonly order: Order },
): Promise<ChargeOutcome> {
  // Without a saved card or account, a payment needs the payer.
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
