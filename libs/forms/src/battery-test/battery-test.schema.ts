import type { Localized } from '@jalon/i18n';
import { digits, letters, lettersAndDigits, vehicleName } from '../kit/alphabet.ts';
import { requiredChoice, requiredText } from '../kit/field-rule.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import { vehicleNameMaxLength, yearMaxLength } from '../kit/limits.ts';

/** What a club may set of the battery test. */
export interface BatteryTestSettings {
  /** Where the test is offered; `value` is what travels and is stored, and what is shown without a label. */
  readonly urbanCentres: readonly { readonly value: string; readonly label?: Localized<string> }[];
  /**
   * What make and model take while typed. `strict`: letters, and letters and digits (forms spec §5);
   * Mercedes-Benz, Land Rover or CR-V can't be typed. `wide`: also space, period, hyphen, apostrophe,
   * `&`, `+`, `/` and `!`, and digits in the make.
   */
  readonly vehicleNames: 'strict' | 'wide';
}

/** The seven urban centres of the forms spec §9. */
export const batteryTestDefaults: BatteryTestSettings = {
  urbanCentres: [
    { value: 'Gatineau' },
    { value: 'Laval' },
    { value: 'Montréal', label: { fr: 'Montréal et Rive-Sud', en: 'Montréal and South Shore' } },
    { value: 'Québec', label: { fr: 'Québec et Lévis', en: 'Québec and Lévis' } },
    { value: 'Saguenay' },
    { value: 'Sherbrooke' },
    { value: 'Trois-Rivières' },
  ],
  vehicleNames: 'strict',
};

export type BatteryTestField = 'centreUrbain' | 'vehiculeMarque' | 'vehiculeModele' | 'vehiculeAnnee';

/** A club's settings over the defaults. */
export function batteryTestSettings(settings?: Partial<BatteryTestSettings>): BatteryTestSettings {
  return { ...batteryTestDefaults, ...settings };
}

/** Form 12: asks for a battery test (forms spec §3, §5). */
export function batteryTest(settings?: Partial<BatteryTestSettings>): FormDefinition<BatteryTestField> {
  const { urbanCentres, vehicleNames } = batteryTestSettings(settings);
  const wide = vehicleNames === 'wide';
  return {
    id: 12,
    name: 'battery-test',
    localeCodes: { fr: 'F', en: 'A' },
    fields: {
      centreUrbain: requiredChoice(urbanCentres.map(({ value }) => value)),
      vehiculeMarque: requiredText({
        alphabet: wide ? vehicleName : letters,
        maxLength: vehicleNameMaxLength,
      }),
      vehiculeModele: requiredText({
        alphabet: wide ? vehicleName : lettersAndDigits,
        maxLength: vehicleNameMaxLength,
      }),
      vehiculeAnnee: requiredText({ alphabet: digits, maxLength: yearMaxLength }),
    },
    draftFields: ['centreUrbain', 'vehiculeMarque', 'vehiculeModele', 'vehiculeAnnee'],
  };
}
