import * as z from 'zod/mini';
import { settingText } from './values.ts';

/** A club’s settings of the contact details. */
export const contactDetailsSettingsSchema = z.strictObject({
  /** Phone number of the club’s insurance partners, with spaces; in English they are shown as hyphens. Default: a number reserved for examples. */
  insurancePhone: z._default(settingText, '1 800 555-0134'),
  /**
   * Whether only a member who has just entered the password can change the email address, because links for new
   * passwords go to it. Default: false.
   */
  emailAsksPassword: z._default(z.boolean(), false),
});

export type ContactDetailsSettings = z.infer<typeof contactDetailsSettingsSchema>;
export type ContactDetailsOptions = z.input<typeof contactDetailsSettingsSchema>;

/** A club’s settings over the defaults. */
export function contactDetailsSettings(options: ContactDetailsOptions = {}): ContactDetailsSettings {
  return contactDetailsSettingsSchema.parse(options);
}
