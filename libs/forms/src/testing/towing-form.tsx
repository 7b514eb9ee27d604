import { useLocale } from '@jalon/i18n/react';
import * as z from 'zod/mini';
import { alphabet, choice, type FormDefinition, phone, text } from '../kit/form-rules.ts';
import type { ClubFormProps } from '../kit/frame/use-club-form.ts';
import { FormFrame, PhoneField, RadioField, TextField } from '../kit/index.ts';

const plates = alphabet('lettersAndDigitsOnly', 'A-Z0-9', (typed) => typed.toUpperCase().replace(/\s/g, ''));

const towingSchema = z.object({
  plate: text({ alphabet: plates, maxLength: 7 }),
  place: text({ maxLength: 100 }),
  phone: phone(),
  reason: choice(['flat', 'battery', 'crash']),
});
type Towing = z.infer<typeof towingSchema>;

export const towing: FormDefinition<Towing> = { name: 'towing', schema: towingSchema };

const texts = {
  fr: {
    labels: { plate: 'Plaque', place: 'Où êtes-vous?', phone: 'Téléphone', reason: 'Problème' },
    choices: { flat: 'Crevaison', battery: 'Batterie', crash: 'Accident' },
    errorTexts: { unknownPlate: 'Aucun membre n’a cette plaque' },
    submitLabel: 'Demander un remorquage',
  },
  en: {
    labels: { plate: 'Plate', place: 'Where are you?', phone: 'Phone', reason: 'Problem' },
    choices: { flat: 'Flat tire', battery: 'Battery', crash: 'Crash' },
    errorTexts: { unknownPlate: 'No member has this plate' },
    submitLabel: 'Request a tow',
  },
};

/** A host’s own form; its caller decides how it is sent. */
export function TowingForm(props: ClubFormProps<Towing>) {
  const { choices, ...own } = texts[useLocale()];
  const reasons = Object.entries(choices).map(([value, label]) => ({ value, label }));
  return (
    <FormFrame definition={towing} choices={{ reason: reasons }} {...own} {...props}>
      <TextField name="plate" autoCapitalize="characters" />
      <TextField name="place" />
      <PhoneField name="phone" />
      <RadioField name="reason" layout="row" />
    </FormFrame>
  );
}
