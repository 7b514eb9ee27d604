import { type BatteryTestOptions, type BatteryTestSettings, batteryTestSettings } from '@jalon/club';
import * as z from 'zod/mini';
import { visitorContactFields } from '../../contact/visitor-contact.schema.ts';
import { choice } from '../../kit/rules/choice-fields.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import { vehicleName, vehicleYear } from '../../kit/rules/vehicle-fields.ts';
import { formWithConditions } from '../../kit/rules/visible-when.ts';

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
