import * as z from 'zod/mini';
import { visitorContactFields, visitorContactSetting } from '../../club/contact/visitor-contact.schema.ts';
import { labelledValues } from '../../club/labelled-values.ts';
import type { FormDefinition } from '../../kit/form-definition.ts';
import { choice } from '../../kit/rules/choice-fields.ts';
import { vehicleName, vehicleYear } from '../../kit/rules/vehicle-fields.ts';
import { formWithConditions } from '../../kit/rules/visible-when.ts';

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

/** The fields of the battery test, all required. */
export function batteryTestSchemaOf({ urbanCentres, vehicleNames, visitorContact }: BatteryTestSettings) {
  const wide = vehicleNames === 'wide';
  return formWithConditions(
    z.object({
      centreUrbain: choice(urbanCentres.map(({ value }) => value)),
      vehiculeMarque: vehicleName({ names: wide ? 'wide' : 'letters' }),
      vehiculeModele: vehicleName({ names: wide ? 'wide' : 'lettersAndDigits' }),
      vehiculeAnnee: vehicleYear(),
      ...visitorContactFields(visitorContact),
    }),
  );
}

/** The schema with the default settings. */
export const batteryTestSchema = /* @__PURE__ */ batteryTestSchemaOf(/* @__PURE__ */ batteryTestSettings());

export type BatteryTestValues = z.infer<typeof batteryTestSchema>;
export type BatteryTestField = keyof BatteryTestValues;

/** Form 12: asks for a battery test. */
export function batteryTest(options?: BatteryTestOptions) {
  return {
    id: 12,
    name: 'battery-test',
    localeCodes: { fr: 'F', en: 'A' },
    schema: options ? batteryTestSchemaOf(batteryTestSettings(options)) : batteryTestSchema,
    draftFields: ['centreUrbain', 'vehiculeMarque', 'vehiculeModele', 'vehiculeAnnee'],
  } as const satisfies FormDefinition<BatteryTestValues>;
}
