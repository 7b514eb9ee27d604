import * as z from 'zod/mini';
import { labelledValues } from './values.ts';
import { visitorContactSetting } from './visitor-contact.ts';

/** A club’s settings of the gift card. */
export const giftCardSettingsSchema = z.strictObject({
  /** Where the card is accepted. */
  partners: z._default(labelledValues, [{ value: 'Librairies Bornes et Virgules' }]),
  /** The values of a card, in whole dollars. Default: 25, 50 and 100. */
  amounts: z._default(z.array(z.int().check(z.positive())).check(z.minLength(1)), [25, 50, 100]),
  visitorContact: visitorContactSetting,
});

export type GiftCardSettings = z.infer<typeof giftCardSettingsSchema>;
export type GiftCardOptions = z.input<typeof giftCardSettingsSchema>;

/** A club’s settings over the defaults. */
export function giftCardSettings(options: GiftCardOptions = {}): GiftCardSettings {
  return giftCardSettingsSchema.parse(options);
}
