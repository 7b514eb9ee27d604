import { eq } from 'drizzle-orm';
import type { Encryption } from '../../../platform/crypto/encryption.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eventKind } from '../order-events.ts';
import { orderWithNumber, rowsOfOrder } from '../order-rows.ts';
import { membershipEndings, renewals } from '../orders.tables.ts';
import { unsealOrder } from '../sealed-order.ts';
import { acceptedText, evidenceText, type OrderMailOptions } from './order-mail.ts';

/**
 * The evidence of an order for its payer's bank, as one text.
 * @throws with a line for the operator
 */
export async function evidenceOf(
  database: Database,
  number: string,
  { encryption, ...mail }: OrderMailOptions & { readonly encryption: Encryption },
): Promise<string> {
  const order = await orderWithNumber(database, number);
  if (order.sealed === null) throw new Error(`The personal data of ${number} is deleted.`);
  const { attempts, refunds, disputes, gifts, events } = await rowsOfOrder(database, order.id);
  const db = database.db;
  const notices = await db.select().from(renewals).where(eq(renewals.orderId, order.id));
  const [ending] =
    order.endingId === null
      ? []
      : await db.select().from(membershipEndings).where(eq(membershipEndings.id, order.endingId));
  const personal = unsealOrder(order, encryption);
  const history: History = [
    [order.placedAt, 'order placed'],
    [order.enrolledAt, `membership given: ${order.memberNumber ?? ''}`],
    ...attempts.map(
      ({ createdAt, cents, state, gatewayId }) =>
        [createdAt, `payment of ${cents} cents: ${state} ${gatewayId ?? ''}`] as const,
    ),
    ...(personal.replacements ?? []).map(
      ({ at, mandate }) =>
        [
          new Date(at),
          mandate
            ? acceptedText('card or account replaced, debit agreement', mandate)
            : 'card or account replaced',
        ] as const,
    ),
    ...notices.map(({ noticeSentAt }) => [noticeSentAt, 'sent: notice of the automatic renewal'] as const),
    [gifts[0]?.acceptedAt ?? null, 'gift accepted by its recipient'],
    ...events
      .filter(({ kind }) => kind in messageNames)
      .map(({ kind, deliveredAt }) => [deliveredAt, `sent: ${messageNames[kind]}`] as const),
    [ending?.at ?? null, `membership ended by ${ending?.endedBy}`],
    ...refunds.flatMap(({ createdAt, refundedAt, failedAt, cents }) => [
      [createdAt, `refund of ${cents} cents asked for`] as const,
      [refundedAt, `refund of ${cents} cents made`] as const,
      [failedAt, `refund of ${cents} cents refused by the bank`] as const,
    ]),
    ...disputes.map(
      ({ changedAt, cents, state, id, answerBy }) =>
        [
          changedAt,
          `dispute ${id} of ${cents} cents: ${state}${answerBy ? `, answer by ${answerBy.toISOString()}` : ''}`,
        ] as const,
    ),
  ];
  const lines = history.flatMap(([at, text]) =>
    at === null ? [] : [`${at.toISOString()} ${text.trimEnd()}`],
  );
  return evidenceText(order, personal, lines.toSorted(), mail);
}

type History = readonly (readonly [at: Date | null, text: string])[];

/** The messages to payers and recipients, by the kinds of their events. */
const messageNames: Readonly<Partial<Record<string, string>>> = {
  [eventKind('receipt')]: 'receipt with the contract',
  [eventKind('gift-card')]: 'gift card to its recipient',
  [eventKind('payment-failed')]: 'a payment was declined',
  [eventKind('payment-replaced')]: 'the card or account was replaced',
  [eventKind('mandate-cancelled')]: 'the debit agreement was cancelled',
};
