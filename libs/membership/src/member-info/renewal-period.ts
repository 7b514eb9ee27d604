/** The fields that decide the renewal period, with the membership system's codes. */
export interface RenewalState {
  /** `codeStatusAdhesion`. */
  readonly status?: string | undefined;
  /** `codeTypeRenewal`: `A` renews automatically, `R` does not. */
  readonly renewalType?: string | undefined;
  /** `codeTypePayment`: `CC` card, `PB` bank account. */
  readonly paymentType?: string | undefined;
  readonly paymentPeriod?: 'monthly' | 'annual' | undefined;
  /** Empty when there is none. */
  readonly expirationDate?: string | undefined;
  readonly inRenewal?: boolean | undefined;
}

/**
 * Whether a membership can be renewed now (`indRenewalPeriod`). The rules apply in their order, and the
 * first match decides: a membership with automatic renewal by card can be renewed at any time,
 * even with an expiration date and no renewal in progress.
 */
export function isRenewalPeriod({
  status,
  renewalType,
  paymentType,
  paymentPeriod,
  expirationDate,
  inRenewal = false,
}: RenewalState): boolean {
  if (status !== 'A') return status === 'B' || status === 'C';
  if (renewalType === 'R') return !expirationDate || inRenewal;
  if (renewalType !== 'A') return false;
  return paymentType === 'CC' || (paymentType === 'PB' && paymentPeriod === 'annual');
}
