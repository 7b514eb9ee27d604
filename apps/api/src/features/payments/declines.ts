import type { DeclineReason } from '@jalon/api-client/contract';
import type { ChargeOutcome } from './gateway.ts';

/** Reasons after which the same card or account may be accepted later. */
const retryable: readonly DeclineReason[] = [
  'declined',
  'insufficientFunds',
  'limitReached',
  'authenticationCancelled',
  'processingError',
];

export function declined(reason: DeclineReason): ChargeOutcome {
  return { state: 'declined', reason, retryable: retryable.includes(reason) };
}
