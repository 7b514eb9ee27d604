import * as z from 'zod/mini';
import { localizedText, settingText } from './values.ts';

/** A club’s settings of the membership checkouts. */
export const checkoutSettingsSchema = z.strictObject({
  /** What the ligatures œ and Œ of a name become: `ce` (the default) or `oe`, the French spelling. */
  ligatures: z._default(z.enum(['ce', 'oe']), 'ce'),
  /**
   * A member who changes to a cheaper membership during its year: `none` (the default) gives nothing back; `credit` credits the
   * days that are left toward the balance and the next renewal.
   */
  smallerMembership: z._default(z.enum(['none', 'credit']), 'none'),
  /**
   * The seller of the memberships, as the contract and the agreement for bank debits must name it. Default: an example.
   */
  merchant: z._default(
    z.strictObject({
      /** The legal name. */
      name: settingText,
      address: localizedText,
      /** Ten digits. */
      phone: settingText.check(z.regex(/^\d{10}$/)),
      email: settingText,
    }),
    {
      name: 'Club Jalon inc.',
      address: {
        fr: '1000, rue de l’Exemple, Québec (Québec) G1K\u00a03B2',
        en: '1000, rue de l’Exemple, Québec, Quebec G1K\u00a03B2',
      },
      phone: '8005550134',
      email: 'adhesion@club-jalon.example',
    },
  ),
});

export type CheckoutSettings = z.infer<typeof checkoutSettingsSchema>;
export type CheckoutOptions = z.input<typeof checkoutSettingsSchema>;

/** A club’s settings over the defaults. */
export function checkoutSettings(options: CheckoutOptions = {}): CheckoutSettings {
  return checkoutSettingsSchema.parse(options);
}
