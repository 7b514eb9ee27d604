import { enteredParameter } from '@jalon/api-client/contract';

/** The `name` attributes of the forms of {@link SavedPaymentForm}: the fields of its posts. */
export const savedPaymentFields = {
  /** `card` or `bank`: asks for a page of the gateway. */
  method: 'paymentSelected',
  /** The id of that page, as in the address that it leads back to: confirms the replacement. */
  page: 'page',
  /** The secret in that address. */
  entered: enteredParameter,
  /** Whether the agreement is accepted. */
  mandateAccepted: 'mandateAccepted',
  /** The version of the agreement. */
  mandateVersion: 'mandateVersion',
} as const;
