import { checkoutRequest } from '@jalon/api-client/contract';
import * as z from 'zod/mini';

/** Fields that only the payment gateway may receive; they are never stored. */
const gatewayFields: ReadonlySet<string> = new Set(['cardNumber', 'cardDate', 'bank', 'cvc', 'securityCode']);

function hasGatewayField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, field]) => gatewayFields.has(name) || hasGatewayField(field));
}

/** A checkout without the fields of a card or bank account. The error of `data` is `forbidden`. */
export const storableCheckout = checkoutRequest.check(
  z.refine(({ data }) => !hasGatewayField(data), { path: ['data'], error: 'forbidden' }),
);
