import type { PaymentMethod } from '@jalon/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as z from 'zod/mini';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DeliveryFailed, DeliverySkipped } from '../../../platform/outbox/event-handler.ts';
import type { NewEvent } from '../../../platform/outbox/event-store.ts';
import type { MemberDirectory } from '../../members/index.ts';
import type { Gateway } from '../../payments/index.ts';
import { orderEvent } from '../order-events.ts';
import { orders, paymentAttempts } from '../orders.tables.ts';
import { type PersonalOrder, presentMeans, unsealOrder } from '../sealed-order.ts';
import type { Order } from '../settle/settle-attempt.ts';

interface NewMethod {
  readonly method: PaymentMethod;
  readonly savedMethod: string;
}

/**
 * The events of a replacement, for the orders as they were before it: the former cards and accounts are detached at the
 * gateway, and the member directory is told of another type of payment.
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

const detached = z.object({ savedMethod: z.string() });

/** Detaches a replaced or cancelled card or account, after its last payment has ended. */
export async function detachMethod(
  { database, gateway }: { readonly database: Database; readonly gateway: Gateway },
  { memberNumber }: Order,
  payload: unknown,
): Promise<void> {
  const { savedMethod } = detached.parse(payload);
  const work = drizzle(database.pool);
  if (await work.$count(orders, eq(orders.savedMethod, savedMethod))) throw new DeliverySkipped('in use');
  const ofMember = work
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.memberNumber, memberNumber ?? ''));
  const isOpen = inArray(paymentAttempts.state, ['confirming', 'challenge', 'unknown']);
  if (await work.$count(paymentAttempts, and(inArray(paymentAttempts.orderId, ofMember), isOpen)))
    throw new DeliveryFailed('payment in progress');
  if ((await gateway.detach(savedMethod)) === 'unknown') throw new DeliveryFailed('no answer');
}

/** Tells the member directory how an order is paid now; a repeated or late event tells it the same. */
export async function tellPaymentType(
  { directory }: { readonly directory: MemberDirectory },
  { memberNumber, state, enrolledAt }: Order,
  personal: PersonalOrder,
): Promise<void> {
  // The order itself would tell it the former type.
  if (state !== 'open' && enrolledAt === null) throw new DeliveryFailed('not enrolled yet');
  const { payment } = presentMeans(personal);
  if (memberNumber === null || !payment) throw new DeliverySkipped('unknown');
  const isKnown = await directory.setPaymentType(memberNumber, payment.method === 'bank' ? 'PB' : 'CC');
  if (!isKnown) throw new DeliveryFailed('unknown member', { final: true });
}
