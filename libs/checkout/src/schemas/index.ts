export { type GiftSettings, type GiftStep, giftDeliveries, giftStep } from '../gift/gift.schema.ts';
export type {
  CheckoutData,
  ChosenMembership,
  PaymentChoices,
  PaymentData,
} from '../kit/checkout-data.ts';
export { storedFlows } from '../kit/checkout-data.ts';
export {
  answersOf,
  type FieldOfStep,
  fieldOfError,
  orderDetailsOf,
  paymentReferenceOf,
  quoteRequestOf,
  type StepAnswers,
  withAnswers,
  withPaymentReference,
} from '../kit/flow-answers.ts';
export {
  completeStep,
  type FlowAction,
  type FlowName,
  type FlowProgress,
  type FlowStep,
  flowNames,
  flowReducer,
  flowSteps,
  initialProgress,
  isDone,
  type StepState,
} from '../kit/flow-progress.ts';
export { type ContractOptions, contractText, contractVersion } from '../kit/legal/contract.ts';
export { memberIntent, withMemberIntent } from '../kit/member-intent.ts';
export { quoteMessages } from '../kit/quote.messages.ts';
export { lineRow, type QuoteNames, type QuoteRow, quoteRows } from '../kit/quote-rows.ts';
export { hasCardNumber } from '../kit/rules/card-numbers.ts';
export { birthMonths, greetings, phoneNumberTypes, type StepSettings } from '../kit/rules/fields.ts';
export {
  type AdditionalMember,
  type AddressStep,
  additionalMembersStep,
  addressStep,
} from '../kit/rules/member-fields.ts';
export {
  type PaymentStep,
  paymentStep,
  type ReviewSettings,
  readClubDollars,
  reviewStep,
} from '../kit/rules/payment-step.ts';
export {
  type ChangedMembersStep,
  changedMembersStep,
  type ModifyStep,
  modifyStep,
} from '../modify/modify.schema.ts';
export { type RegistrationStep, registrationStep } from '../register/register.schema.ts';
export { type OrderDetails, type OrderSettings, orderDetails } from './order-details.ts';
export { errorsOfStep, type StepSchemaSettings, stepForm } from './step-schemas.ts';
