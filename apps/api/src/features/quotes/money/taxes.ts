/** The rates in thousandths of a percent: GST 5 %, QST 9.975 %. Both apply to the price before taxes (Revenu Québec). */
const gstRate = 5_000;
const qstRate = 9_975;
const whole = 100_000;

/** The GST on an amount in cents, rounded half up. */
export function gst(cents: number): number {
  return share(cents, gstRate, whole);
}

/** The QST on an amount in cents, rounded half up. */
export function qst(cents: number): number {
  return share(cents, qstRate, whole);
}

/** An amount with its taxes. */
export function taxed(cents: number): number {
  return cents + gst(cents) + qst(cents);
}

/** The largest amount before taxes that is no more than this with its taxes. */
export function beforeTaxes(cents: number): number {
  // Each tax is rounded by half a cent at most.
  let before = Math.max(0, Math.floor((cents * whole) / (whole + gstRate + qstRate)) - 1);
  while (taxed(before + 1) <= cents) before += 1;
  return before;
}

/** `cents * part / of`, rounded half up to a cent. All three are non-negative integers. */
export function share(cents: number, part: number, of: number): number {
  return Math.floor((2 * cents * part + of) / (2 * of));
}

/** An amount of the membership system, in dollars, as whole cents: fractions of a cent are dropped. */
export function centsOf(dollars: number | null | undefined): number {
  // 1.15 * 100 is 114.99999999999999 in floating point.
  return Math.trunc(Number(((dollars ?? 0) * 100).toFixed(4)));
}
