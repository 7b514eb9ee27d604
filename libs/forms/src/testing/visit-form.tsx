import { dayInQuebec } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import * as z from 'zod/mini';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import { CheckboxGroupField, DateField, FormFrame, NativeDateField } from '../kit/index.ts';
import { choices, date, type FormDefinition } from '../kit/rules/index.ts';

const visitSchema = z.object({
  services: choices(['tires', 'brakes', 'oil', 'other'], { max: 3 }),
  day: date({ min: dayInQuebec }),
  bought: date({ min: '1900-01-01', max: dayInQuebec, optional: true }),
});
export type Visit = z.infer<typeof visitSchema>;

export const visit: FormDefinition<Visit> = {
  name: 'visit',
  schema: visitSchema,
  draftFields: ['services', 'bought'],
};

const texts = {
  fr: {
    labels: { services: 'Travaux demandés', day: 'Jour du rendez-vous', bought: 'Date d’achat du véhicule' },
    hints: { services: 'Trois au plus' },
    choices: { services: { tires: 'Pneus', brakes: 'Freins', oil: 'Vidange d’huile', other: 'Autre' } },
    submitLabel: 'Prendre rendez-vous',
  },
  en: {
    labels: {
      services: 'Work to do',
      day: 'Day of the appointment',
      bought: 'Date of purchase of the vehicle',
    },
    hints: { services: 'Three at most' },
    choices: { services: { tires: 'Tires', brakes: 'Brakes', oil: 'Oil change', other: 'Other' } },
    submitLabel: 'Book an appointment',
  },
};

/** The texts of the form, as the kit and `answersAsText` take them. */
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

/** A host’s own form with the fields that the forms of the library do not have: a visit to a garage. */
export function VisitForm(props: ClubFormProps<Visit>) {
  return (
    <FormFrame definition={visit} {...visitTexts(useLocale())} {...props}>
      <CheckboxGroupField name="services" />
      <NativeDateField name="day" />
      <DateField name="bought" />
    </FormFrame>
  );
}
