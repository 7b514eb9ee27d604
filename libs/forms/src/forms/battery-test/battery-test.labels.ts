import type { BatteryTestSettings } from '@jalon/club';
import type { Locale, Translator } from '@jalon/i18n';
import { visitorContactLabels } from '../../contact/visitor-contact.labels.ts';
import type { FormLabels } from '../../kit/texts/form-labels.ts';
import type { batteryTestMessages } from './battery-test.messages.ts';
import type { BatteryTestField } from './battery-test.schema.ts';

/** The texts of the fields and of the urban centres. */
export function batteryTestLabels(
  t: Translator<typeof batteryTestMessages.fr>,
  locale: Locale,
  { urbanCentres, vehicleNames }: BatteryTestSettings,
) {
  // Only the strict rule needs a hint.
  const isStrict = vehicleNames === 'strict';
  const visitor = visitorContactLabels(t);
  return {
    fields: {
      centreUrbain: t('urbanCentre'),
      vehiculeMarque: t('make'),
      vehiculeModele: t('model'),
      vehiculeAnnee: t('year'),
      ...visitor.fields,
    },
    hints: {
      centreUrbain: t('urbanCentreHint'),
      vehiculeMarque: isStrict && t('makeHint'),
      vehiculeModele: isStrict && t('modelHint'),
      vehiculeAnnee: t('yearHint'),
      ...visitor.hints,
    },
    choices: {
      centreUrbain: urbanCentres.map(({ value, label }) => ({ value, label: label?.[locale] ?? value })),
    },
  } satisfies FormLabels<BatteryTestField>;
}
