'use client';

import { useT } from '@jalon/i18n/react';
import { checkoutMessages } from '../../checkout.messages.ts';
import { StepForm } from '../step-form.tsx';
import type { OptionPrices, StepFormProps } from '../step-props.ts';
import { membersMessages } from './members.messages.ts';
import { MembersList } from './members-list.tsx';
import { usePersonLabels } from './person-fields.tsx';

export interface AdditionalMembersStepProps extends StepFormProps {
  prices?: OptionPrices | undefined;
}

/** The second step of `register` and `gift-a-membership`: the people on the membership other than its main member. */
export function AdditionalMembersStep({ prices, values, ...props }: AdditionalMembersStepProps) {
  const t = useT(membersMessages);
  const shared = useT(checkoutMessages);
  const { fields, choices } = usePersonLabels('additionalMembers.*.');
  return (
    <StepForm
      {...props}
      values={{ additionalMembers: [], ...values }}
      step="addMember"
      labels={{ ...fields, additionalMembers: shared('addMember') }}
      choices={choices}
    >
      <MembersList
        name="additionalMembers"
        prices={prices}
        intro={t(props.flow === 'gift-a-membership' ? 'additionalIntroGift' : 'additionalIntro')}
      />
    </StepForm>
  );
}
