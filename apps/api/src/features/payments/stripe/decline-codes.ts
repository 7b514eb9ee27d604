import type { DeclineReason } from '@jalon/api-client/contract';

/** Stripe's error and decline codes (docs.stripe.com/error-codes, /declines/codes); others are plain declines. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  invalid_expiry_month: 'expiredCard',
  invalid_expiry_year: 'expiredCard',
  incorrect_cvc: 'incorrectSecurityCode',
  invalid_cvc: 'incorrectSecurityCode',
  authentication_required: 'authenticationFailed',
  authentication_not_handled: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
  setup_intent_authentication_failure: 'authenticationFailed',
  card_velocity_exceeded: 'limitReached',
  withdrawal_count_limit_exceeded: 'limitReached',
  charge_exceeds_source_limit: 'limitReached',
  charge_exceeds_transaction_limit: 'limitReached',
  charge_exceeds_weekly_limit: 'limitReached',
  account_closed: 'accountUnusable',
  no_account: 'accountUnusable',
  bank_account_restricted: 'accountUnusable',
  bank_account_unusable: 'accountUnusable',
  bank_account_unverified: 'accountUnusable',
  debit_not_authorized: 'accountUnusable',
  payment_method_bank_account_blocked: 'accountUnusable',
  payment_method_microdeposit_failed: 'accountUnusable',
  payment_method_microdeposit_verification_attempts_exceeded: 'accountUnusable',
  processing_error: 'processingError',
  issuer_not_available: 'processingError',
  reenter_transaction: 'processingError',
  try_again_later: 'processingError',
};

/** The reason for the first known code. */
export function declineReason(
  codes: readonly (string | undefined)[],
  standard: DeclineReason = 'declined',
): DeclineReason {
  const known = codes.find((code) => code !== undefined && Object.hasOwn(reasons, code));
  return (known !== undefined && reasons[known]) || standard;
}
