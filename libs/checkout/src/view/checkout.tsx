'use client';

import { AttemptPage } from './attempt-page.tsx';
import { ChallengePage } from './challenge-page.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { ChoicePage } from './choice-page.tsx';
import { GiftPage, NoGiftPage } from './gift-page.tsx';
import { MembersOnly, NotForMember, Unavailable } from './notices.tsx';
import { ReceiptPage, type ReceiptPageProps } from './receipt-page.tsx';
import { ResumePage } from './resume-page.tsx';
import type { StepFormComponent } from './step-form-props.ts';
import { type StepFormName, stepFormOf } from './step-forms.ts';
import { StepPage, type StepPageProps } from './step-page.tsx';
import { AddressForm } from './steps/address-form.tsx';
import { GiftForm } from './steps/gift-form.tsx';
import { ModifyForm } from './steps/modify-form.tsx';
import { PaymentForm } from './steps/payment-form.tsx';
import { PeopleForm } from './steps/people-form.tsx';
import { RegistrationForm } from './steps/registration-form.tsx';
import { ReviewForm } from './steps/review-form.tsx';

export interface CheckoutProps
  extends Pick<ReceiptPageProps, 'onMembershipChange'>,
    Pick<StepPageProps, 'loadFields'> {
  view: CheckoutView;
}

const forms: Readonly<Record<StepFormName, StepFormComponent>> = {
  registration: RegistrationForm,
  gift: GiftForm,
  modify: ModifyForm,
  addMember: PeopleForm,
  address: AddressForm,
  payment: PaymentForm,
  review: ReviewForm,
};

/** Any page of a checkout, without the host's header and footer. Inside a `ClubProvider`, in the view's language. */
export function Checkout({ view, onMembershipChange, loadFields }: CheckoutProps) {
  switch (view.kind) {
    case 'step':
    case 'review':
      return <StepPage view={view} Form={forms[stepFormOf(view)]} loadFields={loadFields} />;
    case 'choice':
      return <ChoicePage view={view} />;
    case 'membersOnly':
      return <MembersOnly view={view} />;
    case 'notForMember':
      return <NotForMember view={view} />;
    case 'unavailable':
      return <Unavailable view={view} />;
    case 'attempt':
      return <AttemptPage view={view} />;
    case 'challenge':
      return <ChallengePage view={view} />;
    case 'receipt':
      return <ReceiptPage view={view} onMembershipChange={onMembershipChange} />;
    case 'gift':
      return <GiftPage view={view} />;
    case 'noGift':
      return <NoGiftPage view={view} />;
    case 'resume':
      return <ResumePage view={view} />;
  }
}
