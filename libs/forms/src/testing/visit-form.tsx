import { dayInQuebec } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import * as z from 'zod/mini';
import {
  choice,
  choices,
  country,
  date,
  type FormDefinition,
  formWithConditions,
  list,
  money,
  name,
  number,
  phone,
  quebecAddress,
  text,
  visibleWhen,
  yesNo,
} from '../kit/form-rules.ts';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import {
  AddressFields,
  CheckboxGroupField,
  CountryField,
  DateField,
  FormFrame,
  FormSection,
  ListField,
  MoneyField,
  NativeDateField,
  NumberField,
  PhoneField,
  SelectField,
  TextField,
  VisibleWhen,
  YesNoField,
} from '../kit/index.ts';

const tires = formWithConditions(
  z.object({
    size: text({ maxLength: 20 }),
    season: choice(['summer', 'winter']),
    studs: visibleWhen([{ field: 'season', is: ['winter'] }], yesNo()),
  }),
);

const visitSchema = formWithConditions(
  z.object({
    services: choices(['tires', 'brakes', 'oil', 'other'], { max: 3 }),
    tires: visibleWhen([{ field: 'services', is: ['tires'] }], list(tires, { min: 1, max: 3 })),
    day: date({ min: dayInQuebec }),
    bought: date({ min: '1900-01-01', max: dayInQuebec, optional: true }),
    mileage: number({ max: 1_000_000, unit: 'km' }),
    budget: money({ min: 50_00, optional: true }),
    isOwner: yesNo(),
    owner: visibleWhen(
      [{ field: 'isOwner', is: ['no'] }],
      z.object({ firstName: name(), phone: phone({ optional: true }), home: quebecAddress() }),
    ),
    registered: country(),
  }),
);
export type Visit = z.infer<typeof visitSchema>;

export const visit: FormDefinition<Visit> = {
  name: 'visit',
  schema: visitSchema,
  draftFields: ['services', 'bought'],
};

const texts = {
  fr: {
    labels: {
      services: 'Travaux demandés',
      tires: 'Pneu',
      'tires.*.size': 'Dimensions',
      'tires.*.season': 'Saison',
      'tires.*.studs': 'Avec crampons?',
      day: 'Jour du rendez-vous',
      bought: 'Date d’achat du véhicule',
      mileage: 'Kilométrage',
      budget: 'Budget',
      isOwner: 'Le véhicule est-il à vous?',
      owner: 'Propriétaire',
      'owner.firstName': 'Prénom du propriétaire',
      'owner.phone': 'Téléphone du propriétaire',
      'owner.home': 'Adresse du propriétaire',
      registered: 'Pays d’immatriculation',
    },
    hints: { services: 'Trois au plus', 'tires.*.size': 'Exemple\u00a0: 205/55R16' },
    choices: {
      services: { tires: 'Pneus', brakes: 'Freins', oil: 'Vidange d’huile', other: 'Autre' },
      'tires.*.season': { summer: 'Été', winter: 'Hiver' },
    },
    submitLabel: 'Prendre rendez-vous',
  },
  en: {
    labels: {
      services: 'Work to do',
      tires: 'Tire',
      'tires.*.size': 'Size',
      'tires.*.season': 'Season',
      'tires.*.studs': 'With studs?',
      day: 'Day of the appointment',
      bought: 'Date of purchase of the vehicle',
      mileage: 'Mileage',
      budget: 'Budget',
      isOwner: 'Is the vehicle yours?',
      owner: 'Owner',
      'owner.firstName': 'First name of the owner',
      'owner.phone': 'Phone of the owner',
      'owner.home': 'Address of the owner',
      registered: 'Country of registration',
    },
    hints: { services: 'Three at most', 'tires.*.size': 'Example: 205/55R16' },
    choices: {
      services: { tires: 'Tires', brakes: 'Brakes', oil: 'Oil change', other: 'Other' },
      'tires.*.season': { summer: 'Summer', winter: 'Winter' },
    },
    submitLabel: 'Book an appointment',
  },
};

/** The texts of the form, as `FormFrame` takes them. */
export function visitTexts(locale: 'fr' | 'en') {
  const { choices, ...own } = texts[locale];
  return {
    ...own,
    choices: Object.fromEntries(
      Object.entries(choices).map(([name, labels]) => [
        name,
        Object.entries(labels).map(([value, label]) => ({ value, label })),
      ]),
    ),
  };
}

/** The rows of the visit form’s list. */
export function TireRows() {
  return (
    <ListField name="tires">
      {(row) => (
        <>
          <TextField name={`${row}size`} />
          <SelectField name={`${row}season`} />
          <YesNoField name={`${row}studs`} />
        </>
      )}
    </ListField>
  );
}

/** A host’s own form with the fields that the forms of the library do not have: a visit to a garage. */
export function VisitForm(props: ClubFormProps<Visit>) {
  const all = visitTexts(useLocale());
  return (
    <FormFrame definition={visit} {...all} {...props}>
      <CheckboxGroupField name="services" />
      <TireRows />
      <NativeDateField name="day" />
      <DateField name="bought" />
      <NumberField name="mileage" />
      <MoneyField name="budget" />
      <YesNoField name="isOwner" />
      <VisibleWhen of="owner">
        <FormSection title={all.labels.owner}>
          <TextField name="owner.firstName" />
          <PhoneField name="owner.phone" autoComplete="off" />
        </FormSection>
        <AddressFields name="owner.home" api={props.api} isOwn={false} />
      </VisibleWhen>
      <CountryField name="registered" autoComplete="off" />
    </FormFrame>
  );
}
