import type { DeclineReason } from '@jalon/api-client/contract';

/** A reason of the contract, or `detailsExpired`: the card or account was entered too long ago. */
export type DeclineKey = DeclineReason | 'detailsExpired';

/** Messages of the reasons. An object, so that type checking finds a missing one. */
const declineKeys: Readonly<Record<DeclineKey, true>> = {
  declined: true,
  insufficientFunds: true,
  expiredCard: true,
  incorrectSecurityCode: true,
  authenticationFailed: true,
  authenticationCancelled: true,
  accountUnusable: true,
  limitReached: true,
  processingError: true,
  detailsExpired: true,
};

/** Whether there is a message for a reason. */
export function isDeclineKey(reason: string): reason is DeclineKey {
  return Object.hasOwn(declineKeys, reason);
}
