import * as z from 'zod/mini';
import { localizedText, settingText } from './values.ts';

const merchantSchema = z.strictObject({
  /** The legal name. */
  name: settingText,
  address: localizedText,
  /** Ten digits. */
  phone: settingText.check(z.regex(/^\d{10}$/)),
  email: settingText,
});

/** A club’s settings of the membership checkouts. */
export const checkoutSettingsSchema = z.strictObject({
  /** What the ligatures œ and Œ of a name become: `ce` (the default) or `oe`, the French spelling. */
  ligatures: z._default(z.enum(['ce', 'oe']), 'ce'),
  /**
   * A member who changes to a cheaper membership during its year: `none` (the default) gives nothing back; `credit` credits the
   * days that are left toward the balance and the next renewal.
   */
  smallerMembership: z._default(z.enum(['none', 'credit']), 'none'),
  /** Whether the box for automatic renewal is checked before the buyer decides: `checked` (the default) or `unchecked`. */
  renewalBox: z._default(z.enum(['checked', 'unchecked']), 'checked'),
  /**
   * The seller of the memberships, as the contract and the agreement for bank debits must name it. No default: required
   * where memberships are sold (`merchantOf`).
   */
  merchant: z.optional(merchantSchema),
});

export type CheckoutSettings = z.infer<typeof checkoutSettingsSchema>;
export type CheckoutOptions = z.input<typeof checkoutSettingsSchema>;
export type Merchant = z.infer<typeof merchantSchema>;

/** A club’s settings over the defaults. */
export function checkoutSettings(options: CheckoutOptions = {}): CheckoutSettings {
  return checkoutSettingsSchema.parse(options);
}

interface Seller {
  readonly checkout?: CheckoutOptions | undefined;
}

const merchantIsMissing =
  'is missing: contracts, receipts and emails name the seller by its legal name, address, phone and email';

/** The seller of a club’s memberships. Throws an error that names the setting when the club has none. */
export function merchantOf({ checkout }: Seller): Merchant {
  if (!checkout?.merchant) throw new Error(`The club's setting checkout.merchant ${merchantIsMissing}`);
  return checkout.merchant;
}

/** What a club that sells memberships must add to its settings, one line each: for an error when a server starts. */
export function sellerProblems({ checkout }: Seller): readonly string[] {
  return checkout?.merchant ? [] : [`checkout.merchant: ${merchantIsMissing}`];
}
