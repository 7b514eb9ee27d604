'use client';

import { FieldColumns, FormSection, MessageField, PhoneField, RadioField, TextField } from '@jalon/forms/kit';
import { useT } from '@jalon/i18n/react';
import { useWatch } from 'react-hook-form';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import { HiddenField } from '../kit/steps/people/hidden-field.tsx';
import {
  ContactFields,
  NameFields,
  OptionField,
  usePersonLabels,
} from '../kit/steps/people/person-fields.tsx';
import { StepForm } from '../kit/steps/step-form.tsx';
import type { OptionPrices, StepFormProps } from '../kit/steps/step-props.ts';
import { giftStepMessages } from './gift-step.messages.ts';

export interface GiftStepProps extends StepFormProps {
  prices?: OptionPrices | undefined;
}

/** The first step of `gift-a-membership`: the recipient, the giver and the card. Renders a `form`. */
export function GiftStep({ prices, values, ...props }: GiftStepProps) {
  const t = useT(giftStepMessages);
  const shared = useT(checkoutMessages);
  const { fields, choices } = usePersonLabels();
  const given = values?.gift ? values : { ...values, gift: { delivery: 'email' } };
  return (
    <StepForm
      {...props}
      values={given}
      step="registration"
      labels={{
        ...fields,
        'giver.firstName': t('giverFirstName'),
        'giver.lastName': t('giverLastName'),
        'giver.email': t('giverEmail'),
        'giver.phoneNumber': t('giverPhoneNumber'),
        'gift.message': t('giftMessage'),
        'gift.sendOn': t('sendOn'),
        'gift.delivery': shared('delivery'),
      }}
      choices={{
        ...choices,
        'gift.delivery': [
          { value: 'email', label: t('deliveryEmail') },
          { value: 'print', label: t('deliveryPrint') },
        ],
      }}
    >
      <HiddenField name="membership.codeOptionAdhesion" />
      <FormSection title={t('recipient')}>
        <NameFields />
        <RecipientContact />
        <OptionField price={prices?.vrOption} />
      </FormSection>
      <FormSection title={t('giver')}>
        <FieldColumns>
          <TextField name="giver.firstName" autoComplete="given-name" />
          <TextField name="giver.lastName" autoComplete="family-name" />
        </FieldColumns>
        <TextField name="giver.email" type="email" autoComplete="email" hint={t('giverEmailHint')} />
        <PhoneField name="giver.phoneNumber" autoComplete="tel" />
      </FormSection>
      <FormSection title={t('card')}>
        <RadioField name="gift.delivery" />
        <TextField name="gift.sendOn" type="date" autoComplete="off" hint={t('sendOnHint')} />
        <MessageField name="gift.message" />
      </FormSection>
    </StepForm>
  );
}

/** The email address is optional only if the giver prints the card. */
function RecipientContact() {
  const t = useT(giftStepMessages);
  const isPrinted = useWatch({ name: 'gift.delivery' }) === 'print';
  return (
    <ContactFields
      emailHint={t('recipientEmailHint')}
      phoneHint={t('recipientPhoneHint')}
      isEmailOptional={isPrinted}
    />
  );
}
