import type { Translator } from '@jalon/i18n';
import { type FormDefinition, fieldNames } from '../kit/form-definition.ts';
import type { FormLabels, Option } from '../kit/form-labels.ts';
import type { priceListMessages } from './price-list.messages.ts';
import { type PriceListChoice, type PriceListField, priceListChoices } from './price-list.schema.ts';

/** What the fields and their choices are called; a number says itself. */
export function priceListLabels(
  t: Translator<typeof priceListMessages.fr>,
  definition: FormDefinition<PriceListField>,
) {
  const names = Object.keys(priceListChoices) as PriceListChoice[];
  const option = (name: PriceListChoice, value: string): Option => ({
    value,
    label: /^\d+$/.test(value) ? value : t(`${name}.${value}` as 'vehiculeMoteur.diesel'),
  });
  return {
    fields: fromNames(fieldNames(definition), (name) => t(name)),
    choices: fromNames(names, (name) => priceListChoices[name].map((value) => option(name, value))),
  } satisfies FormLabels<PriceListField>;
}

function fromNames<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}
