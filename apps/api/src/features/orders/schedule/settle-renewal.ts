import type { PaymentMethod } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { addEvents } from '../../../platform/outbox/event-store.ts';
import { addDays } from '../../quotes/index.ts';
import { type OrderChannels, orderEvent } from '../order-events.ts';
import { renewals } from '../orders.tables.ts';
import { retryDays } from './settle-later.ts';

interface DeclinedRenewal {
  readonly orderId: string;
  readonly cents: number;
  /** Whether the same card or account may be accepted later. */
  readonly retryable: boolean;
  readonly method: PaymentMethod;
}

/**
 * Records a declined payment of an automatic renewal. It is retried by the rule of later payments, and the member
 * receives a message each time. Does nothing for other orders.
 */
export async function declineRenewal(
  transaction: Transaction,
  { orderId, cents, retryable, method }: DeclinedRenewal,
  { mail }: OrderChannels,
): Promise<void> {
  const isRenewal = eq(renewals.orderId, orderId);
  const [renewal] = await transaction.select().from(renewals).where(isRenewal).for('update');
  if (!renewal) return;
  const days = retryable ? retryDays[method][renewal.declined] : undefined;
  await transaction
    .update(renewals)
    .set({
      declined: sql`${renewals.declined} + 1`,
      ...(days === undefined
        ? { state: 'failed' as const, nextStepAt: null }
        : { state: 'noticed' as const, nextStepAt: new Date(`${addDays(dayInQuebec(), days)}T12:00:00Z`) }),
    })
    .where(isRenewal);
  if (!mail) return;
  await addEvents(transaction, [
    orderEvent('payment-failed', orderId, { payload: { cents, nextTryInDays: days ?? null } }),
  ]);
}
