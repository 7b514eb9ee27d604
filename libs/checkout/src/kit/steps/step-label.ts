import { type Locale, translator } from '@jalon/i18n';
import { checkoutMessages } from '../checkout.messages.ts';
import type { FlowName, FlowStep } from '../flow-progress.ts';

/** The key of the name of a step of a flow. */
export function stepLabelKey(flow: FlowName, step: FlowStep) {
  if (step !== 'registration') return step;
  if (flow === 'gift-a-membership') return 'giftRegistration';
  return flow === 'modify-my-membership' ? 'modifyRegistration' : step;
}

/** The name of a step of a flow. */
export function stepLabel({
  flow,
  step,
  locale,
}: {
  readonly flow: FlowName;
  readonly step: FlowStep;
  readonly locale: Locale;
}): string {
  return translator(checkoutMessages, { locale })(stepLabelKey(flow, step));
}
