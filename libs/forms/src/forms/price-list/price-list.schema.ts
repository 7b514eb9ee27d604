import { type PriceListOptions, type PriceListSettings, priceListSettings } from '@jalon/club';
import * as z from 'zod/mini';
import { fieldsIf, visitorContactFields } from '../../contact/visitor-contact.schema.ts';
import {
  type Alphabet,
  alphabet,
  cleanCode,
  digits,
  letters,
  lettersDigitsAndSpaces,
  vehicleNames as wideNames,
} from '../../kit/rules/alphabet.ts';
import { box, choice } from '../../kit/rules/choice-fields.ts';
import type { photographs } from '../../kit/rules/file-fields.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import {
  engineSizeMaxLength,
  mileageMaxLength,
  otherOptionsMaxLength,
  vehicleMaxAge,
  vehicleNameMaxLength,
} from '../../kit/rules/limits.ts';
import { text } from '../../kit/rules/text-fields.ts';
import { vehicleName, vehicleYear } from '../../kit/rules/vehicle-fields.ts';
import { formWithConditions, visibleWhen } from '../../kit/rules/visible-when.ts';

/**
 * The values of the choices: numbers as they are, words in English.
 */
export const priceListChoices = {
  vehiculePortes: ['0', '2', '3', '4', '5', 'station-wagon'],
  vehiculeTransmission: ['automatic', 'manual'],
  vehiculeRouesMotrices: ['2-wheel', '4-wheel', 'rear-wheel'],
  vehiculeMoteur: [
    'gasoline',
    'turbo-gasoline',
    'diesel',
    'turbo-diesel',
    'plug-in-hybrid',
    'hybrid-electric',
    'electric',
  ],
  vehiculeCylindres: ['2', '3', '4', '5', '6', '8', '10', '12', 'not-applicable'],
  vehiculeCabine: ['simple', 'double', 'crew'],
  vehiculeBoite: ['short', 'long'],
  vehiculeRoues: ['single', 'double'],
  vehiculeToitOuvrant: ['electric', 'manual'],
} as const;

export type PriceListChoice = keyof typeof priceListChoices;

/** Equipment that the vehicle may have: one box for each. */
export const priceListOptions = [
  'vehiculeClimatiseur',
  'vehiculeJantesAlliage',
  'vehiculeRegulateurVitesse',
  'vehiculeSiegesChauffants',
  'vehiculeSiegesCuir',
  'vehiculeSystemeNavigation',
  'vehiculeVitresElectriques',
] as const;

const joinedCode = (typed: string) => cleanCode(typed).replace(/\s/g, '');
const identification = alphabet('lettersDigitsAndHyphensOnly', '\\p{L}0-9-', joinedCode);
const version = alphabet('lettersDigitsHyphensAndCommasOnly', '\\p{L}0-9,-', joinedCode);
const wideVersion = alphabet(wideNames.key, "\\p{L}0-9 ,.'’&+/!-");
/** English and the engine itself write `2.0 L` with a point. */
const engineSize = alphabet('engineSizeOnly', '0-9,l', (typed) =>
  joinedCode(typed).toLowerCase().replaceAll('.', ','),
);
/** Sent in the same form, but what is typed stays as it is: `2.0 L`. */
const engineSizeAsTyped: Alphabet = {
  ...engineSize,
  filter: (typed) => cleanCode(typed).replace(/[^0-9,.l\s]/gi, ''),
};

/** An electric vehicle has neither cylinders nor litres. */
const hasEngine = {
  field: 'vehiculeMoteur',
  is: ['', ...priceListChoices.vehiculeMoteur.filter((engine) => engine !== 'electric')],
};

/**
 * The fields of the price list, with the rule of photographs, which a page without them does not load. The vehicle may be no more
 * than ten years old.
 */
export function priceListSchemaWith(
  photoRule: typeof photographs | undefined,
  { vehicleNames, electricEngine, visitorContact, photos }: PriceListSettings,
) {
  const isWide = vehicleNames === 'wide';
  const ofEngine = <Value>(field: z.ZodMiniType<Value, unknown>): z.ZodMiniType<Value, unknown> =>
    electricEngine === 'skipped' ? (visibleWhen([hasEngine], field) as typeof field) : field;
  const name = { maxLength: vehicleNameMaxLength, letterOrDigit: true };
  const object = z.object({
    vehiculeIdentification: text({ ...name, alphabet: identification, optional: true }),
    vehiculeMarque: vehicleName({ names: isWide ? 'wide' : 'letters' }),
    vehiculeModele: vehicleName({ names: isWide ? 'wide' : 'lettersAndDigits' }),
    vehiculeVersion: text({ ...name, alphabet: isWide ? wideVersion : version }),
    vehiculeGroupe: text({ ...name, alphabet: isWide ? wideNames : letters, optional: true }),
    vehiculeAnnee: vehicleYear({ maxAge: vehicleMaxAge }),
    vehiculeKilometrage: text({ alphabet: digits, maxLength: mileageMaxLength }),
    vehiculePortes: choice(priceListChoices.vehiculePortes),
    vehiculeTransmission: choice(priceListChoices.vehiculeTransmission),
    vehiculeRouesMotrices: choice(priceListChoices.vehiculeRouesMotrices),
    vehiculeMoteur: choice(priceListChoices.vehiculeMoteur),
    vehiculeCylindres: ofEngine(choice(priceListChoices.vehiculeCylindres)),
    vehiculeLitres: ofEngine(
      text({
        alphabet: isWide ? engineSizeAsTyped : engineSize,
        kind: 'engineSize',
        maxLength: engineSizeMaxLength,
        optional: true,
        checks: [z.regex(/^$|\d/, 'noEngineSize')],
      }),
    ),
    vehiculeCabine: choice(priceListChoices.vehiculeCabine, { optional: true }),
    vehiculeBoite: choice(priceListChoices.vehiculeBoite, { optional: true }),
    vehiculeRoues: choice(priceListChoices.vehiculeRoues, { optional: true }),
    vehiculeClimatiseur: box(),
    vehiculeJantesAlliage: box(),
    vehiculeRegulateurVitesse: box(),
    vehiculeSiegesChauffants: box(),
    vehiculeSiegesCuir: box(),
    vehiculeSystemeNavigation: box(),
    vehiculeVitresElectriques: box(),
    vehiculeToitOuvrant: choice(priceListChoices.vehiculeToitOuvrant, { optional: true }),
    // Further options, all optional like the boxes above.
    vehiculeAutre: text({
      alphabet: lettersDigitsAndSpaces,
      maxLength: otherOptionsMaxLength,
      optional: true,
    }),
    ...fieldsIf(photos && photoRule && { photos: photoRule(photos) }),
    ...visitorContactFields(visitorContact),
  });
  return formWithConditions(
    object.check(
      // A hidden answer is empty.
      z.overwrite((values) =>
        values.vehiculeMoteur === 'electric' && !values.vehiculeCylindres
          ? { ...values, vehiculeCylindres: 'not-applicable' as const }
          : values,
      ),
    ),
  );
}

/** The schema with the default settings. */
export const priceListSchema = /* @__PURE__ */ priceListSchemaWith(
  undefined,
  /* @__PURE__ */ priceListSettings(),
);

export type PriceListValues = z.infer<typeof priceListSchema>;
export type PriceListField = keyof PriceListValues;

/** All fields but free text and the vehicle identification number. */
const draftFields: readonly PriceListField[] = [
  'vehiculeMarque',
  'vehiculeModele',
  'vehiculeVersion',
  'vehiculeGroupe',
  'vehiculeAnnee',
  'vehiculeKilometrage',
  'vehiculeLitres',
  ...(Object.keys(priceListChoices) as PriceListChoice[]),
  ...priceListOptions,
];

/** Form 11, with the rule of photographs, which a page without them does not load. */
export function priceListWith(photoRule: typeof photographs | undefined, options?: PriceListOptions) {
  return {
    id: 11,
    name: 'price-list',
    localeCodes: { fr: 'fr', en: 'en' },
    checkedByApiOnly: true,
    draftFields,
    schema: options ? priceListSchemaWith(photoRule, priceListSettings(options)) : priceListSchema,
  } as const satisfies FormDefinition<PriceListValues>;
}
