import {
  alphabet,
  digits,
  letters,
  lettersAndDigits,
  normalise,
  parting,
  vehicleName,
} from '../kit/alphabet.ts';
import {
  type FieldErrorKey,
  type FieldRule,
  optional,
  optionalTick,
  requiredChoice,
  requiredText,
} from '../kit/field-rule.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import {
  engineSizeMaxLength,
  mileageMaxLength,
  otherOptionsMaxLength,
  vehicleMaxAge,
  vehicleNameMaxLength,
  yearMaxLength,
} from '../kit/limits.ts';

/** What a club may set of the price list. */
export interface PriceListSettings {
  /**
   * What make, model, version and group take while typed. `strict`: what the forms spec §5 says for each;
   * Mercedes-Benz, CR-V or Sport Touring can't be typed. `wide`: also space, period, hyphen, apostrophe,
   * `&`, `+`, `/` and `!`, and digits.
   */
  readonly vehicleNames: 'strict' | 'wide';
}

export const priceListDefaults: PriceListSettings = { vehicleNames: 'strict' };

/**
 * What the choices of the forms spec §3 are on the wire and in the database: numbers as they are, words in
 * English.
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

/** What the vehicle has or not: one box for each. */
export const priceListOptions = [
  'vehiculeClimatiseur',
  'vehiculeJantesAlliage',
  'vehiculeRegulateurVitesse',
  'vehiculeSiegesChauffants',
  'vehiculeSiegesCuir',
  'vehiculeSystemeNavigation',
  'vehiculeVitresElectriques',
] as const;

export type PriceListField =
  | 'vehiculeIdentification'
  | 'vehiculeMarque'
  | 'vehiculeModele'
  | 'vehiculeVersion'
  | 'vehiculeGroupe'
  | 'vehiculeAnnee'
  | 'vehiculeKilometrage'
  | 'vehiculeLitres'
  | 'vehiculeAutre'
  | PriceListChoice
  | (typeof priceListOptions)[number];

const identification = alphabet('lettersDigitsAndHyphensOnly', '\\p{L}0-9-');
const version = alphabet('lettersDigitsHyphensAndCommasOnly', '\\p{L}0-9,-');
const wideVersion = alphabet(vehicleName.key, "\\p{L}0-9 ,.'’&+/!-");
const lettersDigitsAndSpaces = parting(alphabet('lettersDigitsAndSpacesOnly', '\\p{L}0-9 '));
/** `2.0 L` is how it is written in English, and on the car. */
const engineSize = alphabet('engineSizeOnly', '0-9,l', (typed) =>
  normalise(typed).toLowerCase().replace(/\s/g, '').replaceAll('.', ','),
);

/** Neither the number that leads to the vehicle's owner, nor what was written freely. */
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

/** A club's settings over the defaults. */
export function priceListSettings(settings?: Partial<PriceListSettings>): PriceListSettings {
  return { ...priceListDefaults, ...settings };
}

/** Form 11: asks for the list price of a vehicle (forms spec §3, §5). */
export function priceList(settings?: Partial<PriceListSettings>): FormDefinition<PriceListField> {
  const wide = priceListSettings(settings).vehicleNames === 'wide';
  const name = { maxLength: vehicleNameMaxLength };
  return {
    id: 11,
    name: 'price-list',
    localeCodes: { fr: 'fr', en: 'en' },
    checkedByApiOnly: true,
    draftFields,
    fields: {
      vehiculeIdentification: optional(requiredText({ alphabet: identification, ...name })),
      vehiculeMarque: requiredText({ alphabet: wide ? vehicleName : letters, ...name }),
      vehiculeModele: requiredText({ alphabet: wide ? vehicleName : lettersAndDigits, ...name }),
      vehiculeVersion: requiredText({ alphabet: wide ? wideVersion : version, ...name }),
      vehiculeGroupe: optional(requiredText({ alphabet: wide ? vehicleName : letters, ...name })),
      vehiculeAnnee: recentYear(),
      vehiculeKilometrage: requiredText({ alphabet: digits, maxLength: mileageMaxLength }),
      vehiculePortes: choice('vehiculePortes'),
      vehiculeTransmission: choice('vehiculeTransmission'),
      vehiculeRouesMotrices: choice('vehiculeRouesMotrices'),
      vehiculeMoteur: choice('vehiculeMoteur'),
      vehiculeCylindres: choice('vehiculeCylindres'),
      vehiculeLitres: optional(requiredText({ alphabet: engineSize, maxLength: engineSizeMaxLength })),
      vehiculeCabine: optional(choice('vehiculeCabine')),
      vehiculeBoite: optional(choice('vehiculeBoite')),
      vehiculeRoues: optional(choice('vehiculeRoues')),
      ...options(),
      vehiculeToitOuvrant: optional(choice('vehiculeToitOuvrant')),
      // What else it has: like the boxes, nothing of it may be true.
      vehiculeAutre: optional(
        requiredText({ alphabet: lettersDigitsAndSpaces, maxLength: otherOptionsMaxLength }),
      ),
    },
  };
}

function choice(name: PriceListChoice): FieldRule {
  return requiredChoice(priceListChoices[name]);
}

function options() {
  return Object.fromEntries(priceListOptions.map((name) => [name, optionalTick()])) as Record<
    (typeof priceListOptions)[number],
    FieldRule
  >;
}

function recentYear(): FieldRule {
  const rule = requiredText({ alphabet: digits, maxLength: yearMaxLength });
  return {
    ...rule,
    check: (sent) => {
      const checked = rule.check(sent);
      const error = checked.value && vehicleYearError(checked.value, new Date());
      return error ? { error } : checked;
    },
  };
}

/**
 * What is wrong with a vehicle's year at a moment, by the calendar of Montréal: ten years old or younger
 * (forms spec §5), and no later than the models that are sold ahead of their year.
 */
export function vehicleYearError(year: string, now: Date): FieldErrorKey | undefined {
  const thisYear = Number(now.toLocaleDateString('en', { timeZone: 'America/Montreal', year: 'numeric' }));
  if (year.length < yearMaxLength || Number(year) > thisYear + 1) return 'invalidYear';
  return Number(year) < thisYear - vehicleMaxAge ? 'vehicleTooOld' : undefined;
}
