import * as z from 'zod/mini';
import { labelledValues } from './values.ts';
import { visitorContactSetting } from './visitor-contact.ts';

/** A club’s settings of the battery test. */
export const batteryTestSettingsSchema = z.strictObject({
  /** Where the test is offered. Default: seven urban centres of Québec. */
  urbanCentres: z._default(labelledValues, [
    { value: 'Gatineau' },
    { value: 'Laval' },
    { value: 'Montréal', label: { fr: 'Montréal et Rive-Sud', en: 'Montréal and South Shore' } },
    { value: 'Québec', label: { fr: 'Québec et Lévis', en: 'Québec and Lévis' } },
    { value: 'Saguenay' },
    { value: 'Sherbrooke' },
    { value: 'Trois-Rivières' },
  ]),
  /**
   * The characters of make and model. `strict`: letters, and letters and digits; Mercedes-Benz is
   * stored as MercedesBenz. `wide`: also space, period, hyphen, apostrophe, `&`, `+`, `/` and `!`, and digits
   * in the make. Default `strict`.
   */
  vehicleNames: z._default(z.enum(['strict', 'wide']), 'strict'),
  visitorContact: visitorContactSetting,
});

export type BatteryTestSettings = z.infer<typeof batteryTestSettingsSchema>;
export type BatteryTestOptions = z.input<typeof batteryTestSettingsSchema>;

/** A club’s settings over the defaults. */
export function batteryTestSettings(options: BatteryTestOptions = {}): BatteryTestSettings {
  return batteryTestSettingsSchema.parse(options);
}
