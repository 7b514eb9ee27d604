import type { Locale } from '@jalon/i18n';
import { I18nProvider } from '@jalon/i18n/react';
import * as z from 'zod/mini';
import { CheckboxField } from '../kit/fields/checkbox-field.tsx';
import { FieldColumns } from '../kit/fields/layout/form-section.styles.ts';
import { MessageField } from '../kit/fields/message-field.tsx';
import { PhoneField } from '../kit/fields/phone-field.tsx';
import { RadioField } from '../kit/fields/radio-field.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import { SuggestedField } from '../kit/fields/suggested-field.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import type { ClubFormProps } from '../kit/form-props.ts';
import { FormFrame } from '../kit/frame/form-frame.tsx';
import { digits } from '../kit/rules/alphabet.ts';
import { box, choice } from '../kit/rules/choice-fields.ts';
import { extension, phone } from '../kit/rules/contact-fields.ts';
import { message, name, text } from '../kit/rules/text-fields.ts';

const schema = z.object({
  firstName: name(),
  mileage: text({ alphabet: digits, maxLength: 7 }),
  quantity: text({ alphabet: digits, maxLength: 2 }),
  color: choice(['red', 'blue']),
  size: choice(['small', 'large']),
  news: box(),
  street: text({ maxLength: 100, optional: true }),
  phone: phone(),
  extension: extension({ optional: true }),
  mobile: phone({ optional: true }),
  question: message(),
});

type KitFormValues = z.infer<typeof schema>;
const definition = { name: 'everything', schema };

export const kitFormAnswers = {
  firstName: 'Zoé',
  mileage: '85000',
  quantity: '2',
  color: 'red',
  size: 'large',
  news: 'true',
  street: '1, rue des Bornes',
  phone: '4185550123',
  extension: '12',
  mobile: '',
  question: 'Bonjour',
} as const satisfies KitFormValues;

const labels = {
  firstName: 'First name',
  mileage: 'Mileage',
  quantity: 'Quantity',
  color: 'Colour',
  size: 'Size',
  news: 'Newsletter',
  street: 'Street',
  phone: 'Phone',
  extension: 'Extension',
  mobile: 'Mobile phone',
  question: 'Question',
};

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const choices = { color: options('red', 'blue'), size: options('small', 'large') };

const suggestions = async () =>
  options('1, rue des Bornes').map(({ value }) => ({ id: value, label: value }));

/** A form with every field of the kit. */
export function KitForm({ locale = 'en', ...props }: ClubFormProps<KitFormValues> & { locale?: Locale }) {
  return (
    <I18nProvider locale={locale}>
      <FormFrame definition={definition} labels={labels} choices={choices} submitLabel="Send" {...props}>
        <FieldColumns>
          <TextField name="firstName" />
          <TextField name="mileage" />
        </FieldColumns>
        <TextField name="quantity" />
        <SelectField name="color" />
        <RadioField name="size" />
        <CheckboxField name="news" />
        <SuggestedField name="street" load={suggestions} delay={0} />
        <PhoneField name="phone" extensionField="extension" />
        <TextField name="extension" />
        <PhoneField name="mobile" />
        <MessageField name="question" />
      </FormFrame>
    </I18nProvider>
  );
}
