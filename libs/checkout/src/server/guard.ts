import type { CheckoutData } from '../kit/checkout-data.ts';
import { type FlowName, type FlowStep, flowSteps } from '../kit/flow-progress.ts';
import { errorsOfStep, type StepSchemaSettings } from '../kit/step-schemas.ts';
import type { StepStates } from './cookies.ts';

interface Answered {
  readonly flow: FlowName;
  readonly answers: CheckoutData;
  readonly progress: StepStates;
}

/** The first incomplete step; `review` if all are complete. */
export function firstOpenStep({ flow, answers, progress }: Answered, settings: StepSchemaSettings): FlowStep {
  const steps: readonly FlowStep[] = flowSteps[flow];
  const isOpen = (step: FlowStep) =>
    progress[step] !== 'done' || errorsOfStep(flow, step, answers, settings) !== undefined;
  return steps.find((step) => step !== 'review' && isOpen(step)) ?? 'review';
}

/** The step to show for a requested one: that step, or an earlier incomplete one. */
export function landingStep(asked: FlowStep, answered: Answered, settings: StepSchemaSettings): FlowStep {
  const steps: readonly FlowStep[] = flowSteps[answered.flow];
  const open = firstOpenStep(answered, settings);
  return steps.indexOf(asked) <= steps.indexOf(open) ? asked : open;
}
