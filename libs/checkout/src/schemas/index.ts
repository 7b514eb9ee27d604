export type {
  CheckoutData,
  ChosenMembership,
  PaymentChoices,
  PaymentData,
} from '../kit/checkout-data.ts';
export {
  answersOf,
  type FieldOfStep,
  fieldOfError,
  orderDetailsOf,
  quoteRequestOf,
  type StepAnswers,
  withAnswers,
} from '../kit/flow-answers.ts';
export {
  completeStep,
  type FlowName,
  type FlowProgress,
  type FlowStep,
  flowNames,
  flowSteps,
  initialProgress,
  type StepState,
} from '../kit/flow-progress.ts';
export { type Agreements, type AgreementsOptions, agreementsOf } from '../kit/legal/agreements.ts';
export { type ContractOptions, contractText, contractVersion } from '../kit/legal/contract.ts';
export { type QuoteNames, type QuoteRow, quoteRows } from '../kit/quote-rows.ts';
export { greetings, type StepSettings } from '../kit/rules/fields.ts';
export { type GiftSettings, type GiftStep, giftStep } from '../kit/rules/gift.schema.ts';
export type { AdditionalMember, AddressStep } from '../kit/rules/member-fields.ts';
export { type ChangedMembersStep, type ModifyStep, modifyStep } from '../kit/rules/modify.schema.ts';
export type { PaymentStep, ReviewSettings } from '../kit/rules/payment-step.ts';
export type { RegistrationStep } from '../kit/rules/register.schema.ts';
export { errorsOfStep, type StepSchemaSettings, stepForm } from '../kit/step-schemas.ts';
export { type OrderDetails, type OrderSettings, orderDetails } from './order-details.ts';
