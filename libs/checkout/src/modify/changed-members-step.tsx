'use client';

import { FormSection } from '@jalon/forms/kit';
import { useT } from '@jalon/i18n/react';
import { checkoutMessages } from '../kit/checkout.messages.ts';
import { HiddenField } from '../kit/steps/people/hidden-field.tsx';
import { membersMessages } from '../kit/steps/people/members.messages.ts';
import { MembersList } from '../kit/steps/people/members-list.tsx';
import { personMessages } from '../kit/steps/people/person.messages.ts';
import { OptionField, usePersonLabels } from '../kit/steps/people/person-fields.tsx';
import { StepForm } from '../kit/steps/step-form.tsx';
import type { OptionPrices, StepFormProps } from '../kit/steps/step-props.ts';
import { modifyMessages } from './modify.messages.ts';

/** A member on the membership other than the main member. */
export interface PresentMember {
  readonly memberNumber: string;
  readonly name: string;
  readonly surname: string;
  readonly indOptionVR?: boolean | undefined;
}

export interface ChangedMembersStepProps extends StepFormProps {
  /** The existing members: `associatesMembers` of the member information. */
  presentMembers: readonly PresentMember[];
  prices?: OptionPrices | undefined;
}

/** The second step of `modify-my-membership`: the option of existing members, and added people. */
export function ChangedMembersStep({ presentMembers, prices, values, ...props }: ChangedMembersStepProps) {
  const t = useT(modifyMessages);
  const person = useT(personMessages);
  const members = useT(membersMessages);
  const shared = useT(checkoutMessages);
  const { fields, choices } = usePersonLabels('addedMembers.*.');
  const modifiedMembers = presentMembers.map(({ memberNumber, indOptionVR = false }) => ({
    memberNumber,
    indOptionVR,
  }));
  return (
    <StepForm
      {...props}
      values={{ addedMembers: [], modifiedMembers, ...values }}
      step="addMember"
      labels={{
        ...fields,
        addedMembers: shared('addMember'),
        'modifiedMembers.*.indOptionVR': person('indOptionVR'),
      }}
      choices={choices}
    >
      {presentMembers.length > 0 && (
        <FormSection title={t('presentMembers')}>
          {presentMembers.map(({ memberNumber, name, surname }, index) => (
            <div key={memberNumber}>
              <HiddenField name={`modifiedMembers.${index}.memberNumber`} />
              <OptionField
                prefix={`modifiedMembers.${index}.`}
                price={prices?.vrOption}
                label={t('optionOf', { name: `${name} ${surname}` })}
              />
            </div>
          ))}
        </FormSection>
      )}
      <MembersList
        name="addedMembers"
        present={presentMembers.length}
        prices={prices}
        intro={members('additionalIntro')}
      />
    </StepForm>
  );
}
