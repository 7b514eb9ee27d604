export { giftMessages } from './gift/gift.messages.ts';
export {
  GiftAcceptance,
  type GiftAcceptanceLinks,
  type GiftAcceptanceProps,
} from './gift/gift-acceptance.tsx';
export { GiftCard, type GiftCardProps } from './gift/gift-card.tsx';
export { giftStepMessages } from './gift/gift-step.messages.ts';
export { GiftStep, type GiftStepProps } from './gift/gift-step.tsx';
export { checkoutMessages } from './kit/checkout.messages.ts';
export { checkoutFields } from './kit/checkout-post.ts';
export { challengeMessages } from './kit/payment/challenge-dialog.messages.ts';
export { ChallengeDialog, type ChallengeDialogProps } from './kit/payment/challenge-dialog.tsx';
export { paymentMessages } from './kit/payment/payment.messages.ts';
export type {
  FieldsOptions,
  LoadFields,
  MountedFields,
  MountFields,
  Tokenised,
} from './kit/payment/payment-port.ts';
export { CheckoutStep, type CheckoutStepProps } from './kit/steps/checkout-step.tsx';
export {
  type AnsweredPart,
  OrderSummary,
  type OrderSummaryProps,
} from './kit/steps/order-summary.tsx';
export { newMemberMessages } from './kit/steps/payment/new-member.messages.ts';
export { nothingDueMessages } from './kit/steps/payment/nothing-due.messages.ts';
export { receiptMessages } from './kit/steps/payment/order-receipt.messages.ts';
export { OrderReceipt, type OrderReceiptProps } from './kit/steps/payment/order-receipt.tsx';
export { PaymentStep, type PaymentStepProps } from './kit/steps/payment/payment-step.tsx';
export type { ShownReference } from './kit/steps/payment/reference-text.ts';
export {
  AdditionalMembersStep,
  type AdditionalMembersStepProps,
} from './kit/steps/people/additional-members-step.tsx';
export { addressMessages } from './kit/steps/people/address.messages.ts';
export { AddressStep } from './kit/steps/people/address-step.tsx';
export { membersMessages } from './kit/steps/people/members.messages.ts';
export { personMessages } from './kit/steps/people/person.messages.ts';
export { QuoteChange, type QuoteChangeProps } from './kit/steps/review/quote-change.tsx';
export { reviewMessages } from './kit/steps/review/review.messages.ts';
export { ReviewStep, type ReviewStepProps } from './kit/steps/review/review-step.tsx';
export { ReviewSummary, type ReviewSummaryProps } from './kit/steps/review/review-summary.tsx';
export type {
  MembershipChoice,
  OptionPrices,
  StepFormProps,
  StepLinks,
  TermQuotes,
} from './kit/steps/step-props.ts';
export { type AnsweredPartsOptions, useAnsweredParts } from './kit/steps/use-answered-parts.ts';
export {
  type Checkout,
  CheckoutProvider,
  type CheckoutProviderProps,
  useCheckout,
} from './kit/store/checkout-provider.tsx';
export {
  type CheckoutActions,
  type CheckoutState,
  type CheckoutStore,
  createCheckoutStore,
} from './kit/store/checkout-store.ts';
export {
  ChangedMembersStep,
  type ChangedMembersStepProps,
  type PresentMember,
} from './modify/changed-members-step.tsx';
export { modifyMessages } from './modify/modify.messages.ts';
export { ModifyStep, type ModifyStepProps } from './modify/modify-step.tsx';
export { RegistrationStep, type RegistrationStepProps } from './register/registration-step.tsx';
