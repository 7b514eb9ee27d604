/** What the renewal period depends on, as the membership system codes it. */
export interface RenewalState {
  /** `codeStatusAdhesion`. */
  readonly status?: string | undefined;
  /** `codeTypeRenewal`: `A` renews by itself, `R` does not. */
  readonly renewalType?: string | undefined;
  /** `codeTypePayment`: `CC` card, `PB` bank account. */
  readonly paymentType?: string | undefined;
  readonly paymentPeriod?: 'monthly' | 'annual' | undefined;
  /** Empty when there is none. */
  readonly expirationDate?: string | undefined;
  readonly inRenewal?: boolean | undefined;
}

/**
 * Whether a membership can be renewed now (`indRenewalPeriod`, site spec §4). Its rules are taken in their
 * order, the first that fits decides: one that renews by itself on a card can be renewed at any time, also
 * when it has an expiration date and no renewal in progress.
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
