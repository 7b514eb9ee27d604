import { defaultClub } from '@jalon/club';
import { priceListMessages } from '@jalon/forms/price-list';
import {
  fieldMeta,
  fieldNames,
  formDefinitions,
  type PriceListField,
  priceList,
  priceListChoices,
} from '@jalon/forms/schemas';

/** One field of the price list, the same on every page. */
export interface Field {
  name: PriceListField;
  label: string;
  /** Shown by the pages that show hints. */
  hint: string | undefined;
  kind: 'text' | 'select' | 'radio' | 'box';
  required: boolean;
  maxLength: number | undefined;
  options: readonly { value: string; label: string }[];
  /** Keeps the typed characters that the field accepts. */
  filter: (typed: string) => string;
}

const texts: Readonly<Record<string, string>> = priceListMessages.fr;
const radios: readonly string[] = ['vehiculeTransmission', 'vehiculeRouesMotrices'];
const definition = priceList();
const hints = formDefinitions(defaultClub)
  .find(({ id }) => id === definition.id)
  ?.labels('fr').hints;

/** The fields, texts, choices and filters of every page. */
export const fields: readonly Field[] = fieldNames(definition).map((name) => {
  const {
    filter = (typed: string) => typed,
    maxLength,
    optional,
    values,
  } = fieldMeta(definition.schema, name);
  const isChoice = name in priceListChoices;
  return {
    name,
    label: texts[name] ?? name,
    hint: hints?.[name] || undefined,
    kind: radios.includes(name) ? 'radio' : isChoice ? 'select' : values ? 'box' : 'text',
    required: !optional,
    maxLength,
    options: (isChoice ? (values ?? []) : []).map((value) => ({
      value,
      label: texts[`${name}.${value}`] ?? value,
    })),
    filter,
  };
});

export const requiredNames = fields.filter(({ required }) => required).map(({ name }) => name);
export const requiredMessage = 'Veuillez remplir ce champ';
export const choose = 'Choisissez une réponse';
export const send = texts.send ?? '';

/** The initial value of each field. */
export const empty = Object.fromEntries(fields.map(({ name }) => [name, '']));
