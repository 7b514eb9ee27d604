import { checkAnswers, type FormDefinition, type FormErrors } from '@jalon/forms/kit/rules';
import type { CheckoutData } from './checkout-data.ts';
import { answersOf } from './flow-answers.ts';
import type { FlowName, FlowStep } from './flow-progress.ts';
import { noCardNumbers } from './rules/card-numbers.ts';
import { type GiftSettings, giftStep } from './rules/gift.schema.ts';
import { additionalMembersStep, addressStep } from './rules/member-fields.ts';
import { changedMembersStep, modifyStep } from './rules/modify.schema.ts';
import { paymentStep, type ReviewSettings, reviewStep } from './rules/payment-step.ts';
import { registrationStep } from './rules/register.schema.ts';

/** The context of the schemas of the steps. */
export type StepSchemaSettings = GiftSettings & Partial<ReviewSettings>;

/** The form of a step: its name and schema, for `FormFrame` and `handleFormPost` of the forms’ kit. */
export function stepForm(flow: FlowName, step: FlowStep, settings: StepSchemaSettings = {}): FormDefinition {
  const schema = schemaOf(flow, step, settings).check(noCardNumbers(settings.memberPrefix));
  return { name: `${flow}-${step}`, attachesMember: false, schema };
}

function schemaOf(flow: FlowName, step: FlowStep, settings: StepSchemaSettings): FormDefinition['schema'] {
  switch (step) {
    case 'registration':
      if (flow === 'gift-a-membership') return giftStep(settings);
      return flow === 'modify-my-membership' ? modifyStep() : registrationStep(settings);
    case 'addMember':
      return flow === 'modify-my-membership' ? changedMembersStep(settings) : additionalMembersStep(settings);
    case 'address':
      return addressStep(settings);
    case 'payment':
      return paymentStep();
    case 'review':
      return reviewStep({ locale: 'fr', paymentSelected: undefined, ...settings });
  }
}

/** The errors in the stored answers of a step; undefined when they are complete. */
export function errorsOfStep(
  flow: FlowName,
  step: FlowStep,
  data: CheckoutData,
  settings: StepSchemaSettings = {},
): FormErrors | undefined {
  return checkAnswers(stepForm(flow, step, settings), answersOf(data, step)).errors;
}
