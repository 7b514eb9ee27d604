import type { Locale, Translator } from '@jalon/i18n';
import type { FormLabels } from '../kit/form-labels.ts';
import type { batteryTestMessages } from './battery-test.messages.ts';
import type { BatteryTestField, BatteryTestSettings } from './battery-test.schema.ts';

/** What the fields and the urban centres are called. */
export function batteryTestLabels(
  t: Translator<typeof batteryTestMessages.fr>,
  locale: Locale,
  { urbanCentres }: BatteryTestSettings,
) {
  return {
    fields: {
      centreUrbain: t('urbanCentre'),
      vehiculeMarque: t('make'),
      vehiculeModele: t('model'),
      vehiculeAnnee: t('year'),
    },
    choices: {
      centreUrbain: urbanCentres.map(({ value, label }) => ({ value, label: label?.[locale] ?? value })),
    },
  } satisfies FormLabels<BatteryTestField>;
}
