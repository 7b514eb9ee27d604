import { landingStep as landingOf } from '@jalon/host';
import type { CheckoutData } from '../kit/checkout-data.ts';
import { type FlowName, type FlowStep, flowSteps } from '../kit/flow-progress.ts';
import { errorsOfStep, type StepSchemaSettings } from '../kit/step-schemas.ts';
import type { StepStates } from './cookies.ts';

interface Answered {
  readonly flow: FlowName;
  readonly answers: CheckoutData;
  readonly progress: StepStates;
}

/** The step to show for a requested one: that step, or the first incomplete one before it. */
export function landingStep(
  asked: FlowStep,
  { flow, answers, progress }: Answered,
  settings: StepSchemaSettings,
): FlowStep {
  return landingOf<FlowStep>(
    flowSteps[flow],
    asked,
    (step) => progress[step] !== 'done' || errorsOfStep(flow, step, answers, settings) !== undefined,
  );
}

/** The first incomplete step; `review` if all are complete. */
export function firstOpenStep(answered: Answered, settings: StepSchemaSettings): FlowStep {
  return landingStep('review', answered, settings);
}
