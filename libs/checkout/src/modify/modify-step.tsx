'use client';

import { checkoutSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { RadioField } from '@jalon/forms/kit';
import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { nothingDueMessages } from '../kit/steps/payment/nothing-due.messages.ts';
import { personMessages } from '../kit/steps/people/person.messages.ts';
import { OptionField } from '../kit/steps/people/person-fields.tsx';
import { StepForm } from '../kit/steps/step-form.tsx';
import type { MembershipChoice, OptionPrices, StepFormProps } from '../kit/steps/step-props.ts';
import { modifyMessages } from './modify.messages.ts';

export interface ModifyStepProps extends StepFormProps {
  /** The types that the member can have. */
  memberships: readonly MembershipChoice[];
  /** The type that the member has. */
  present?: string | undefined;
  prices?: OptionPrices | undefined;
}

/** The first step of `modify-my-membership`: the type, and the option of the main member. Renders a `form`. */
export function ModifyStep({ memberships, present, prices, ...props }: ModifyStepProps) {
  const t = useT(modifyMessages);
  const person = useT(personMessages);
  const nothingDue = useT(nothingDueMessages);
  const locale = useLocale();
  const { smallerMembership: rule } = checkoutSettings(useClub().checkout);
  const presentPrice = memberships.find((one) => one.codeOptionAdhesion === present)?.yearlyPrice;
  /** What changes: the member’s own type is marked, and the others have the difference of a year. */
  const compared = (value: string, yearlyPrice: number | undefined) => {
    if (value === present) return t('presentType');
    if (presentPrice === undefined || yearlyPrice === undefined) return undefined;
    const difference = yearlyPrice - presentPrice;
    const sign = difference > 0 ? '+' : '';
    return t('difference', { price: `${sign}${formatPrice(difference, locale)}` });
  };
  const options = memberships.map(({ codeOptionAdhesion: value, name, yearlyPrice }) => ({
    value,
    label: [
      name,
      yearlyPrice !== undefined && person('eachYear', { price: formatPrice(yearlyPrice, locale) }),
      compared(value, yearlyPrice),
    ]
      .filter(Boolean)
      .join(', '),
  }));
  return (
    <StepForm
      {...props}
      step="registration"
      labels={{ 'membership.codeOptionAdhesion': t('membershipType'), indOptionVR: person('indOptionVR') }}
      choices={{ 'membership.codeOptionAdhesion': options }}
    >
      <RadioField name="membership.codeOptionAdhesion" hint={nothingDue('smaller', { rule })} />
      <OptionField price={prices?.vrOption} />
    </StepForm>
  );
}
