import { randomUUID } from 'node:crypto';
import type { MemberSource, Quote } from '@jalon/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { newReference } from '../../../platform/text/reference.ts';
import { orders, renewals } from '../orders.tables.ts';
import { hasUnsettled, isRenewed } from '../place/other-orders.ts';
import { type PersonalOrder, payerIn, presentMeans, sealOrder, unsealOrder } from '../sealed-order.ts';
import { addAttempt, type Order, placeOpenOrder, type SettleOptions } from '../settle/settle-attempt.ts';
import type { Consent, Renewal } from './renewal-consent.ts';

interface StartedPayment {
  readonly attemptId: string;
  readonly order: Order;
  readonly cents: number;
}

/**
 * Stores the order and an attempt to pay it. Undefined when there is nothing to charge: another process was first, the
 * member has already renewed, or the price is zero.
 */
export async function startPayment(
  options: SettleOptions,
  { id, memberNumber }: Renewal,
  { order: consented, source, quote }: Consent & { readonly quote: Quote },
): Promise<StartedPayment | undefined> {
  return options.database.transaction(async (transaction) => {
    const [current] = await transaction
      .select()
      .from(renewals)
      .where(and(eq(renewals.id, id), eq(renewals.state, 'noticed')))
      .for('update');
    if (!current) return undefined;
    const change = (values: Partial<Renewal>) =>
      transaction.update(renewals).set(values).where(eq(renewals.id, id));
    if (await isRenewed(transaction, { memberNumber, quote, orderId: current.orderId })) {
      await change({ state: 'stopped', reason: 'otherOrder', nextStepAt: null });
      return undefined;
    }
    // Tried again when the other order is settled.
    if (await hasUnsettled(transaction, { memberNumber, quote, orderId: current.orderId })) return undefined;
    const accepted = unsealOrder(consented, options.encryption);
    const isSameType = consented.quote.codeOptionAdhesion === quote.codeOptionAdhesion;
    const personal = {
      ...personalOf(accepted, source),
      ...(isSameType && { membershipName: accepted.membershipName }),
    };
    const order =
      (current.orderId && (await findOrder(transaction, current.orderId))) ||
      (await addOrder(transaction, options, { consented, personal, memberNumber, quote }));
    // A second attempt uses the quote of the first one.
    const [payment] = order.quote.payments;
    const cents = payment?.amount ?? 0;
    const attemptId = await addAttempt(transaction, { orderId: order.id, cents });
    await change({ orderId: order.id, state: 'charging', nextStepAt: null });
    if (cents > 0) return { attemptId, order, cents };
    await placeOpenOrder(transaction, order, options);
    return undefined;
  });
}

async function findOrder(transaction: Transaction, id: string): Promise<Order | undefined> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id));
  return order;
}

interface NewOrder {
  readonly consented: Order;
  readonly personal: PersonalOrder;
  readonly memberNumber: string;
  readonly quote: Quote;
}

async function addOrder(
  transaction: Transaction,
  { encryption }: Pick<SettleOptions, 'encryption'>,
  { consented, personal, memberNumber, quote }: NewOrder,
): Promise<Order> {
  const id = randomUUID();
  const [order] = await transaction
    .insert(orders)
    .values({
      id,
      number: newReference(),
      locale: consented.locale,
      quote,
      memberNumber,
      renewalSelected: true,
      savedMethod: consented.savedMethod,
      ...sealOrder(personal, id, encryption),
    })
    .returning();
  if (!order) throw new Error('The order was not stored');
  return order;
}

/** The personal data of the new order: acceptances and payment of the former one, current name and email address. */
function personalOf(order: PersonalOrder, source: MemberSource): PersonalOrder {
  const { payment, mandate } = presentMeans(order);
  return {
    details: {},
    payer: payerIn(source),
    contract: order.contract,
    mandate,
    payment,
    isAutomatic: true,
  };
}
