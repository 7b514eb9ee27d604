'use client';

import { useT } from '@jalon/i18n/react';
import { Fieldset } from '@jalon/ui/fieldset';
import { useMemo } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { memberNumberPrefix } from '../club/member-number.ts';
import { AskedPart } from '../kit/asked-field.tsx';
import { CheckboxField } from '../kit/checkbox-field.tsx';
import { CityField } from '../kit/city-field.tsx';
import { FormFrame } from '../kit/form-frame.tsx';
import { FieldColumns } from '../kit/form-section.styles.ts';
import { FormSection } from '../kit/form-section.tsx';
import { MessageField } from '../kit/message-field.tsx';
import { PhoneField } from '../kit/phone-field.tsx';
import { PostalCodeField } from '../kit/postal-code-field.tsx';
import { RadioField } from '../kit/radio-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { personalInformationLabels } from './personal-information.labels.ts';
import { personalInformationMessages } from './personal-information.messages.ts';
import {
  departments,
  other,
  type PersonalInformationField,
  personalInformation,
} from './personal-information.schema.ts';

export type PersonalInformationFormProps = ClubFormProps<PersonalInformationField>;

/**
 * Form 5: a request about one's personal information (forms spec §3 to §5). Which numbers it asks for follows
 * from who writes. Renders a `form`.
 */
export function PersonalInformationForm(props: PersonalInformationFormProps) {
  const t = useT(personalInformationMessages);
  const club = useClub();
  const definition = useMemo(() => personalInformation(club), [club]);
  const { fields, choices } = personalInformationLabels(t);
  const prefix = memberNumberPrefix(club);

  return (
    <FormFrame definition={definition} labels={fields} submitLabel={t('send')} {...props}>
      <FormSection title={t('aboutYou')}>
        <RadioField name="subject" options={choices.subject} />
        <TextField name="candidateNumber" hint={t('candidateNumberHint')} autoComplete="off" />
        <TextField name="employeeNumber" hint={t('employeeNumberHint')} autoComplete="off" />
        <TextField
          name="memberNumberBase"
          prefix={prefix}
          hint={t('memberNumberHint', { prefix })}
          autoComplete="off"
        />
        <AskedPart when={[other]}>
          <Fieldset legend={t('departments')} hint={t('departmentsHint')}>
            {departments.map((name) => (
              <CheckboxField key={name} name={name} />
            ))}
          </Fieldset>
        </AskedPart>
        <TextField name="travelFileNumber" hint={t('digitsHint')} autoComplete="off" />
        <TextField name="insuranceNumber" hint={t('digitsHint')} autoComplete="off" />
        <MessageField name="descriptionAutreService" />
      </FormSection>
      <FormSection title={t('yourRequest')}>
        <SelectField name="pleaseSelect" options={choices.pleaseSelect} />
        <MessageField name="question" hint={t('questionHint')} />
      </FormSection>
      <FormSection title={t('yourDetails')}>
        <FieldColumns>
          <TextField name="memberFirstName" autoComplete="given-name" />
          <TextField name="memberLastName" autoComplete="family-name" />
        </FieldColumns>
        <TextField name="email" type="email" autoComplete="email" />
        <PhoneField name="residentialPhone" hint={t('residentialPhoneHint')} autoComplete="home tel" />
        <TextField name="address" hint={t('addressHint')} autoComplete="address-line1" />
        <TextField name="appartmentLocation" autoComplete="address-line2" />
        <CityField name="city" hint={t('cityHint')} />
        <TextField name="province" autoComplete="address-level1" />
        <PostalCodeField name="codePostal" hint={t('postalCodeHint')} />
      </FormSection>
    </FormFrame>
  );
}
