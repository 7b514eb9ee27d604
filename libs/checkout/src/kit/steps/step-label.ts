import type { FlowName, FlowStep } from '../flow-progress.ts';

/** The key of the name of a step of a flow, in `checkoutMessages`. */
export function stepLabelKey(flow: FlowName, step: FlowStep) {
  if (step !== 'registration') return step;
  if (flow === 'gift-a-membership') return 'giftRegistration';
  return flow === 'modify-my-membership' ? 'modifyRegistration' : step;
}
