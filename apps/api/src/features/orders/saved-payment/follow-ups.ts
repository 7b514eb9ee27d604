import type { PaymentMethod } from '@jalon/api-client/contract';
import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { DeliveryFailed, DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import type { NewEvent } from '../../../platform/outbox/event-store.ts';
import type { MemberDirectory } from '../../members/index.ts';
import type { Gateway } from '../../payments/index.ts';
import { orderEvent } from '../order-events.ts';
import { orders, paymentAttempts, scheduledPayments } from '../orders.tables.ts';
import { type PersonalOrder, presentMeans, unsealOrder } from '../sealed-order.ts';
import type { Order } from '../settle/settle-attempt.ts';

interface NewMethod {
  readonly method: PaymentMethod;
  readonly savedMethod: string;
}

/**
 * The events of a replacement, for the orders as they were before it: the former cards and accounts are detached at the
 * gateway, and a new type of payment is reported to the member directory.
 */
export function followUps(
  replaced: readonly { readonly order: Order }[],
  { method, savedMethod }: NewMethod,
  encryption: Encryption,
): NewEvent[] {
  const former = new Map(replaced.map(({ order }) => [order.savedMethod, order.id]));
  former.delete(null);
  former.delete(savedMethod);
  const changed = replaced.find(
    ({ order }) => presentMeans(unsealOrder(order, encryption)).payment?.method !== method,
  );
  return [
    ...[...former].map(([one, orderId]) => orderEvent('detach', orderId, { payload: { savedMethod: one } })),
    ...(changed ? [orderEvent('payment-type', changed.order.id)] : []),
  ];
}

/**
 * Removes a former card or account from the orders that no longer need it: the cancelled ones, and those before `latest`
 * that have nothing left to pay. An automatic renewal pays with the card of the order before it, which keeps its id.
 */
export async function forgetMethod(
  transaction: Transaction,
  savedMethod: string,
  latest: Order,
): Promise<void> {
  const unpaid = transaction
    .select({ id: scheduledPayments.id })
    .from(scheduledPayments)
    .where(
      and(eq(scheduledPayments.orderId, orders.id), inArray(scheduledPayments.state, ['due', 'failed'])),
    );
  const isOver = or(
    eq(orders.state, 'cancelled'),
    and(lt(orders.createdAt, latest.createdAt), notExists(unpaid)),
  );
  await transaction
    .update(orders)
    .set({ savedMethod: null })
    .where(and(eq(orders.savedMethod, savedMethod), isOver));
}

const detached = z.object({ savedMethod: z.string() });

/** Detaches a replaced or cancelled card or account, after its last payment has ended. */
export async function detachMethod(
  { database, gateway }: { readonly database: Database; readonly gateway: Gateway },
  { id, memberNumber }: Order,
  payload: unknown,
): Promise<void> {
  const { savedMethod } = detached.parse(payload);
  const work = database.db;
  if (await work.$count(orders, eq(orders.savedMethod, savedMethod))) throw new DeliverySkipped('in use');
  const ofMember = work
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.memberNumber, memberNumber ?? ''));
  // The order of a gift has no member before the recipient accepts it.
  const isTheirs = or(eq(paymentAttempts.orderId, id), inArray(paymentAttempts.orderId, ofMember));
  const isOpen = inArray(paymentAttempts.state, ['confirming', 'challenge', 'unknown']);
  if (await work.$count(paymentAttempts, and(isTheirs, isOpen)))
    throw new DeliveryFailed('payment in progress');
  if ((await gateway.detach(savedMethod)) === 'unknown') throw new DeliveryFailed('no answer');
}

/** Reports to the member directory how an order is paid now. A repeated or late event reports the same. */
export async function tellPaymentType(
  { directory }: { readonly directory: MemberDirectory },
  { memberNumber, state, enrolledAt }: Order,
  personal: PersonalOrder,
): Promise<void> {
  if (state === 'cancelled' && enrolledAt === null) throw new DeliverySkipped('cancelled');
  // The order itself still has the former type.
  if (state !== 'open' && enrolledAt === null) throw new DeliveryFailed('not enrolled yet');
  const { payment } = presentMeans(personal);
  if (memberNumber === null || !payment) throw new DeliverySkipped('unknown');
  const isKnown = await directory.setPaymentType(memberNumber, payment.method === 'bank' ? 'PB' : 'CC');
  if (!isKnown) throw new DeliveryFailed('unknown member', { final: true });
}
