import * as z from 'zod/mini';
import { filesSetting } from './files.ts';
import { visitorContactSetting } from './visitor-contact.ts';

/** A club’s settings of the price list. */
export const priceListSettingsSchema = z.strictObject({
  /**
   * The characters of make, model, version and group. `strict`: letters, and for model and version digits;
   * version also hyphen and comma. Mercedes-Benz is
   * stored as MercedesBenz. `wide`: also space, period, hyphen, apostrophe, `&`, `+`, `/` and `!`, and digits; an engine’s
   * size may be typed as `2.0 L`.
   * Default `strict`.
   */
  vehicleNames: z._default(z.enum(['strict', 'wide']), 'strict'),
  /**
   * The cylinders and the displacement of an electric vehicle. `asked`: “Not applicable” is chosen. `skipped`: not asked,
   * and stored as not applicable. Default `asked`.
   */
  electricEngine: z._default(z.enum(['asked', 'skipped']), 'asked'),
  visitorContact: visitorContactSetting,
  /** Asks for photographs of the vehicle. */
  photos: filesSetting,
});

export type PriceListSettings = z.infer<typeof priceListSettingsSchema>;
export type PriceListOptions = z.input<typeof priceListSettingsSchema>;

/** A club’s settings over the defaults. */
export function priceListSettings(options: PriceListOptions = {}): PriceListSettings {
  return priceListSettingsSchema.parse(options);
}
