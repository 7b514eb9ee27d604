import type { NewEvent } from '../../platform/outbox/event-store.ts';

/** Work outside the database after an order is placed. The subject is the order, or the refund. */
export type OrderEventName =
  /** To the member directory. */
  | 'enrol'
  /** To the member directory: the payment was returned. */
  | 'take-back'
  /** To the member directory: a refund or a cancellation changes the balance. */
  | 'balance'
  /** To the member directory: the membership was ended. The subject is the end, as of the next two. */
  | 'end'
  /** To the member, and to the payer. */
  | 'ended'
  /** To the club. */
  | 'ended-notice'
  | 'receipt'
  | 'gift-card'
  /** To the club. */
  | 'notice'
  | 'webhook'
  /** To the payer: a later payment or a bank debit was declined. */
  | 'payment-failed'
  /** To the club: a payment is disputed, or the dispute has ended. */
  | 'dispute'
  | 'refund'
  /** To the club: the payer's bank refused a refund. */
  | 'refund-refused'
  /** To the club: the gateway's report and the ledger differ. The subject is the difference. */
  | 'difference'
  /** To the payer: the card or account for later payments is replaced. */
  | 'payment-replaced'
  /** To the gateway: detaches a replaced or cancelled card or account. The payload has its id. */
  | 'detach'
  /** To the member directory: later payments are made by card instead of debit, or the reverse. */
  | 'payment-type'
  /** To the payer: the agreement for bank debits is cancelled. */
  | 'mandate-cancelled'
  /** To the member, before an automatic renewal. The subject is the renewal. */
  | 'renewal-notice';

const prefix = 'orders.';

export function eventKind(name: OrderEventName): string {
  return prefix + name;
}

export function orderEvent(
  name: OrderEventName,
  subjectId: string,
  details: Pick<NewEvent, 'payload' | 'notBefore'> = {},
): NewEvent {
  return { kind: eventKind(name), subjectId, ...details };
}

/** The kinds of messages that this process can send; an event for any other kind would never be delivered. */
export interface OrderChannels {
  /** To payers and recipients. */
  readonly mail: boolean;
  /** To the club. */
  readonly notice: boolean;
  readonly webhook: boolean;
}
