import type { PriceListSettings } from '@jalon/club';
import type { Translator } from '@jalon/i18n';
import { visitorContactLabels } from '../../contact/visitor-contact.labels.ts';
import { fieldNames } from '../../kit/rules/form-definition.ts';
import type { FormLabels, Option } from '../../kit/texts/form-labels.ts';
import type { priceListMessages } from './price-list.messages.ts';
import {
  type PriceListChoice,
  type PriceListField,
  priceListChoices,
  priceListSchema,
} from './price-list.schema.ts';

/** The texts of the fields and their choices; a choice that is a number is shown as it is. */
export function priceListLabels(
  t: Translator<typeof priceListMessages.fr>,
  { vehicleNames }: PriceListSettings,
) {
  // Only the strict rules need an explanation.
  const isStrict = vehicleNames === 'strict';
  const visitor = visitorContactLabels(t);
  const names = Object.keys(priceListChoices) as PriceListChoice[];
  const option = (name: PriceListChoice, value: string): Option => ({
    value,
    label: /^\d+$/.test(value) ? value : t(`${name}.${value}` as 'vehiculeMoteur.diesel'),
  });
  return {
    fields: {
      ...fromNames(fieldNames({ schema: priceListSchema }), (name) => t(name)),
      photos: t('photos'),
      ...visitor.fields,
    },
    hints: {
      vehiculeIdentification: t('identificationHint'),
      vehiculeMarque: isStrict && t('makeHint'),
      vehiculeModele: isStrict && t('modelHint'),
      vehiculeVersion: isStrict && t('versionHint'),
      vehiculeGroupe: isStrict && t('groupHint'),
      vehiculeAnnee: t('yearHint'),
      vehiculeKilometrage: t('mileageHint'),
      vehiculeLitres: t('litresHint'),
      vehiculeAutre: t('otherHint'),
      ...visitor.hints,
    },
    choices: fromNames(names, (name) => priceListChoices[name].map((value) => option(name, value))),
  } satisfies FormLabels<PriceListField>;
}

function fromNames<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}
