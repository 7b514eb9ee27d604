import { type FlowName, flowNames } from '@jalon/api-client/contract';

export { type FlowName, flowNames };

/** The steps of each checkout flow, in order. */
export const flowSteps = {
  'modify-my-membership': ['registration', 'addMember', 'payment', 'review'],
  register: ['registration', 'addMember', 'address', 'payment', 'review'],
  renewal: ['payment', 'review'],
  'gift-a-membership': ['registration', 'addMember', 'address', 'payment', 'review'],
} as const satisfies Record<FlowName, readonly string[]>;

export type FlowStep<Flow extends FlowName = FlowName> = (typeof flowSteps)[Flow][number];
/** `idle` is the current step. */
export type StepState = 'not_done' | 'idle' | 'done';
export type FlowProgress<Flow extends FlowName = FlowName> = Readonly<Record<FlowStep<Flow>, StepState>>;

/** A new or reset flow: its first step is idle. */
export function initialProgress<Flow extends FlowName>(flow: Flow): FlowProgress<Flow> {
  const entries = flowSteps[flow].map((step, index) => [step, index === 0 ? 'idle' : 'not_done']);
  return Object.fromEntries(entries) as FlowProgress<Flow>;
}

/** Marks a step done and the next one idle, unless that one is already idle or done. */
export function completeStep<Flow extends FlowName>(
  flow: Flow,
  progress: FlowProgress<Flow>,
  step: FlowStep<Flow>,
): FlowProgress<Flow> {
  const steps: readonly FlowStep<Flow>[] = flowSteps[flow];
  const next = steps[steps.indexOf(step) + 1];
  return {
    ...progress,
    [step]: 'done',
    ...(next !== undefined && progress[next] === 'not_done' && { [next]: 'idle' }),
  };
}
