import { and, eq } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { mailAddress } from '../../../platform/mail/mailer.ts';
import { addEvents, restartEvents } from '../../../platform/outbox/event-store.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.tables.ts';
import { eventKind, orderEvent } from '../order-events.ts';
import { orderWithNumber } from '../order-rows.ts';
import { orders } from '../orders.tables.ts';
import { sealOrder, unsealOrder } from '../sealed-order.ts';

/**
 * Lets the API send the receipt of an order, again if it was sent. While it waits, a repeated call changes nothing. An `address` becomes
 * the payer's, for the other messages about the order too.
 * @throws with a line for the operator
 */
export async function resendReceipt(
  database: Database,
  number: string,
  { encryption, address }: { readonly encryption: Encryption; readonly address: string | undefined },
): Promise<void> {
  const order = await orderWithNumber(database, number);
  if (order.sealed === null) throw new Error(`The personal data of ${number} is deleted.`);
  if (address !== undefined && mailAddress(address) === undefined) {
    throw new Error('This is not an email address.');
  }
  const known = unsealOrder(order, encryption).payer.email;
  if (mailAddress(address ?? known) === undefined) {
    throw new Error(`The payer of ${number} has no email address: give one, or print what \`show\` says.`);
  }
  if (address !== undefined) {
    await database.transaction(async (work) => {
      const [current] = await work.select().from(orders).where(eq(orders.id, order.id)).for('update');
      if (!current) return;
      const personal = unsealOrder(current, encryption);
      const changed = { ...personal, payer: { ...personal.payer, email: address } };
      await work
        .update(orders)
        .set(sealOrder(changed, order.id, encryption))
        .where(eq(orders.id, order.id));
    });
  }
  if (order.placedAt === null) throw new Error(`${number} was not placed.`);
  const isReceipt = and(eq(outboxEvents.subjectId, order.id), eq(outboxEvents.kind, eventKind('receipt')));
  if ((await restartEvents(database, isReceipt)) > 0) return;
  await database.transaction(async (work) => {
    await work.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
    // It waits, or the order was placed without a mail server.
    if ((await work.$count(outboxEvents, isReceipt)) > 0) return;
    await addEvents(work, [orderEvent('receipt', order.id, { payload: { locale: order.locale } })]);
  });
}
