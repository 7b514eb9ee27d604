import type { DeclineReason } from '@jalon/api-client/contract';

/** Messages of the reasons. An object, so that type checking finds a missing one. */
const declineKeys: Readonly<Record<DeclineReason, true>> = {
  declined: true,
  insufficientFunds: true,
  expiredCard: true,
  incorrectSecurityCode: true,
  authenticationFailed: true,
  authenticationCancelled: true,
  accountUnusable: true,
  limitReached: true,
  processingError: true,
};

/** Whether the checkouts have a message for a reason. */
export function isDeclineKey(reason: string): reason is DeclineReason {
  return Object.hasOwn(declineKeys, reason);
}
