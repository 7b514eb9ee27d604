'use client';

import { memberNumberPrefix } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useT } from '@jalon/i18n/react';
import { Fieldset } from '@jalon/ui/fieldset';
import { useMemo } from 'react';
import { memberDefaults } from '../../contact/member-defaults.ts';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx';
import { CityField } from '../../kit/fields/city-field.tsx';
import { FieldColumns } from '../../kit/fields/layout/form-section.styles.ts';
import { FormSection } from '../../kit/fields/layout/form-section.tsx';
import { VisibleWhen } from '../../kit/fields/layout/visible-when.tsx';
import { MessageField } from '../../kit/fields/message-field.tsx';
import { PhoneField } from '../../kit/fields/phone-field.tsx';
import { PostalCodeField } from '../../kit/fields/postal-code-field.tsx';
import { PrefixedField } from '../../kit/fields/prefixed-field.tsx';
import { RadioField } from '../../kit/fields/radio-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { PageFields } from '../../kit/pages/page-fields.tsx';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { personalInformationLabels } from './personal-information.labels.ts';
import { personalInformationMessages } from './personal-information.messages.ts';
import {
  departments,
  other,
  type PersonalInformationValues,
  personalInformation,
} from './personal-information.schema.ts';

export type PersonalInformationFormProps<Values extends Answers = PersonalInformationValues> =
  ChangeableFormProps<Values>;

/**
 * Form 5: a request about one’s personal information. The numbers that it asks for depend on the person’s relation to the club;
 * for a member, name, email address and number are filled in. Renders a `form`.
 */
export function PersonalInformationForm<Values extends Answers = PersonalInformationValues>({
  defaults,
  ...props
}: PersonalInformationFormProps<Values>) {
  const { member } = props;
  const t = useT(personalInformationMessages);
  const club = useClub();
  const definition = useMemo(() => personalInformation(club), [club]);
  const prefix = memberNumberPrefix(club);
  const { fields, hints, choices } = personalInformationLabels(t, { prefix });

  return (
    <FormFrame
      {...changedForm(
        { definition, labels: fields, hints, choices, submitLabel: t('send') },
        {
          ...props,
          defaults: {
            ...(member && { subject: 'MEM', ...memberDefaults(definition.schema, member) }),
            ...defaults,
          } as typeof defaults,
        },
      )}
    >
      {props.children ?? (
        <>
          <PageFields of="person">
            <FormSection title={t('aboutYou')}>
              <RadioField name="subject" />
              <TextField name="candidateNumber" autoComplete="off" />
              <TextField name="employeeNumber" autoComplete="off" />
              <PrefixedField name="memberNumberBase" autoComplete="off" />
              <VisibleWhen when={[other]}>
                <Fieldset legend={t('departments')} hint={t('departmentsHint')}>
                  {departments.map((name) => (
                    <CheckboxField key={name} name={name} />
                  ))}
                </Fieldset>
              </VisibleWhen>
              <TextField name="travelFileNumber" autoComplete="off" />
              <TextField name="insuranceNumber" autoComplete="off" />
              <MessageField name="descriptionAutreService" />
            </FormSection>
          </PageFields>
          <PageFields of="request">
            <FormSection title={t('yourRequest')}>
              <SelectField name="pleaseSelect" />
              <MessageField name="question" />
            </FormSection>
          </PageFields>
          <PageFields of="contact">
            <FormSection title={t('yourDetails')}>
              <FieldColumns>
                <TextField name="memberFirstName" autoComplete="given-name" />
                <TextField name="memberLastName" autoComplete="family-name" />
              </FieldColumns>
              <TextField name="email" type="email" autoComplete="email" />
              <PhoneField name="residentialPhone" autoComplete="tel" />
              <TextField name="address" autoComplete="address-line1" />
              <TextField name="appartmentLocation" autoComplete="address-line2" />
              <CityField name="city" />
              <TextField name="province" autoComplete="address-level1" />
              <PostalCodeField name="codePostal" />
            </FormSection>
          </PageFields>
        </>
      )}
    </FormFrame>
  );
}
