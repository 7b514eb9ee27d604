'use client';

import { checkoutSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { RadioField } from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import { OptionField } from '../kit/steps/people/person-fields.tsx';
import { StepForm } from '../kit/steps/step-form.tsx';
import type { MembershipChoice, OptionPrices, StepFormProps } from '../kit/steps/step-props.ts';

export interface ModifyStepProps extends StepFormProps {
  /** The types that the member can have. */
  memberships: readonly MembershipChoice[];
  prices?: OptionPrices | undefined;
}

/** The first step of `modify-my-membership`: the type, and the option of the main member. Renders a `form`. */
export function ModifyStep({ memberships, prices, ...props }: ModifyStepProps) {
  const t = useT(checkoutMessages);
  const locale = useLocale();
  const { smallerMembership: rule } = checkoutSettings(useClub().checkout);
  const options = memberships.map(({ codeOptionAdhesion: value, name, yearlyPrice }) => ({
    value,
    label:
      yearlyPrice === undefined
        ? name
        : `${name}, ${t('eachYear', { price: formatPrice(yearlyPrice, locale) })}`,
  }));
  return (
    <StepForm
      {...props}
      step="registration"
      labels={{ 'membership.codeOptionAdhesion': t('membershipType'), indOptionVR: t('indOptionVR') }}
      choices={{ 'membership.codeOptionAdhesion': options }}
    >
      <RadioField name="membership.codeOptionAdhesion" hint={t('smaller', { rule })} />
      <OptionField price={prices?.vrOption} />
    </StepForm>
  );
}
