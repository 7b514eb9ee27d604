import {
  bankReference,
  cardReference,
  declineReasons,
  type PaymentReference,
} from '@jalon/api-client/contract';
import * as z from 'zod/mini';
import type { Scenario } from './scenarios.ts';
import { chargeStates } from './wire.ts';

export const payments = z.discriminatedUnion('method', [cardReference, bankReference]);
export const locale = z.enum(['fr', 'en']);
export const chargeRow = z.object({
  id: z.string(),
  attempt: z.string(),
  amount: z.int(),
  description: z.string(),
  state: z.enum(chargeStates),
  reason: z.nullable(z.enum(declineReasons)),
  payment: z.string(),
  scenario: z.string(),
  saved_method: z.nullable(z.string()),
  challenge: z.nullable(z.string()),
  challenge_kind: z.nullable(z.enum(['question', 'deposits'])),
  tries: z.int(),
  locale,
  return_url: z.nullable(z.string()),
  refunded: z.int(),
});
export type ChargeRow = z.infer<typeof chargeRow>;
export const tokenRow = z.object({ payment: z.string(), scenario: z.string(), by_deposits: z.int() });
export const savedRow = z.object({ payment: z.string(), scenario: z.string() });

type WithoutToken<Reference> = Reference extends unknown ? Omit<Reference, 'token'> : never;
/** The displayable part of a card or account, before it has a token. */
export type TokenisedPayment = WithoutToken<PaymentReference>;

/** A card or account whose numbers were checked. */
export interface TokenisedMethod {
  readonly payment: TokenisedPayment;
  readonly scenario: Scenario;
  /** Whether the account is verified by deposits. */
  readonly byDeposits: boolean;
}
