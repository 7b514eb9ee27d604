'use client';

import {
  CheckboxField,
  FieldColumns,
  type FormLabels,
  PhoneField,
  RadioField,
  SelectField,
  TextField,
} from '@jalon/forms/kit';
import { formatMonth, formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { birthMonths, greetings, phoneNumberTypes } from '../../rules/fields.ts';
import { personMessages } from './person.messages.ts';

const names = [
  'greetings',
  'firstName',
  'lastName',
  'birthMonth',
  'birthYear',
  'email',
  'phoneNumber',
  'phoneNumberType',
  'indOptionVR',
] as const;

/** The labels and choices of a person’s fields, under `prefix` (`additionalMembers.*.`). */
export function usePersonLabels(prefix = ''): FormLabels<string> {
  const t = useT(personMessages);
  const locale = useLocale();
  return useMemo(() => {
    const choices = {
      greetings: greetings.map((value) => ({ value, label: t(value) })),
      birthMonth: birthMonths.map((value) => ({ value, label: formatMonth(Number(value), locale) })),
      phoneNumberType: phoneNumberTypes.map((value) => ({ value, label: t(value) })),
    };
    return {
      fields: Object.fromEntries(names.map((name) => [prefix + name, t(name)])),
      choices: Object.fromEntries(Object.entries(choices).map(([name, options]) => [prefix + name, options])),
    };
  }, [t, locale, prefix]);
}

export interface PersonFieldsProps {
  /** Such as `additionalMembers.0.`. */
  prefix?: string;
  /** Whose details the browser may autofill: only the visitor’s own. */
  isOneself?: boolean;
}

/** Form of address, name and birth of a person. */
export function NameFields({ prefix = '', isOneself = false }: PersonFieldsProps) {
  const t = useT(personMessages);
  const own = (token: string) => (isOneself ? token : 'off');
  return (
    <>
      <RadioField name={`${prefix}greetings`} layout="row" />
      <FieldColumns>
        <TextField name={`${prefix}firstName`} autoComplete={own('given-name')} />
        <TextField name={`${prefix}lastName`} autoComplete={own('family-name')} />
      </FieldColumns>
      <FieldColumns>
        <SelectField
          name={`${prefix}birthMonth`}
          placeholder={t('chooseMonth')}
          autoComplete={own('bday-month')}
        />
        <TextField name={`${prefix}birthYear`} hint={t('birthYearHint')} autoComplete={own('bday-year')} />
      </FieldColumns>
    </>
  );
}

export interface ContactFieldsProps extends PersonFieldsProps {
  emailHint?: string | undefined;
  /** @default as the schema says */
  isEmailOptional?: boolean;
  phoneHint?: string | undefined;
}

/** Email address and phone of a person. */
export function ContactFields({
  prefix = '',
  isOneself = false,
  emailHint,
  isEmailOptional,
  phoneHint,
}: ContactFieldsProps) {
  return (
    <>
      <TextField
        name={`${prefix}email`}
        type="email"
        autoComplete={isOneself ? 'email' : 'off'}
        hint={emailHint}
        optional={isEmailOptional}
      />
      <FieldColumns>
        <PhoneField name={`${prefix}phoneNumber`} autoComplete={isOneself ? 'tel' : 'off'} hint={phoneHint} />
        <SelectField name={`${prefix}phoneNumberType`} />
      </FieldColumns>
    </>
  );
}

export interface OptionFieldProps {
  prefix?: string;
  /** Price a year, before taxes, in cents. */
  price?: number | undefined;
  label?: string | undefined;
}

/** The box for the option for recreational vehicles, with its price. */
export function OptionField({ prefix = '', price, label }: OptionFieldProps) {
  const t = useT(personMessages);
  const locale = useLocale();
  const hint = price === undefined ? '' : ` ${t('eachYear', { price: formatPrice(price, locale) })}.`;
  return <CheckboxField name={`${prefix}indOptionVR`} label={label} hint={t('indOptionVRHint') + hint} />;
}
