'use client';

import { FormSection, TextField } from '@jalon/forms/kit';
import { useT } from '@jalon/i18n/react';
import { HiddenField } from '../kit/steps/people/hidden-field.tsx';
import { personMessages } from '../kit/steps/people/person.messages.ts';
import {
  ContactFields,
  NameFields,
  OptionField,
  usePersonLabels,
} from '../kit/steps/people/person-fields.tsx';
import { StepForm } from '../kit/steps/step-form.tsx';
import type { OptionPrices, StepFormProps } from '../kit/steps/step-props.ts';

export interface RegistrationStepProps extends StepFormProps {
  /** The price of the option, shown at its box. */
  prices?: OptionPrices | undefined;
}

/** The first step of `register`: the new member, and the referring member. Renders a `form`. */
export function RegistrationStep({ prices, ...props }: RegistrationStepProps) {
  const t = useT(personMessages);
  const { fields, choices } = usePersonLabels();
  return (
    <StepForm
      {...props}
      step="registration"
      labels={{ ...fields, 'stepCodes.noMembreRecommande': t('noMembreRecommande') }}
      choices={choices}
    >
      <HiddenField name="membership.codeOptionAdhesion" />
      <FormSection title={t('yourself')}>
        <NameFields isOneself />
      </FormSection>
      <FormSection title={t('reach')}>
        <ContactFields isOneself emailHint={t('emailHint')} phoneHint={t('phoneHint')} />
      </FormSection>
      <FormSection title={t('options')}>
        <OptionField price={prices?.vrOption} />
      </FormSection>
      <TextField name="stepCodes.noMembreRecommande" hint={t('noMembreRecommandeHint')} autoComplete="off" />
    </StepForm>
  );
}
