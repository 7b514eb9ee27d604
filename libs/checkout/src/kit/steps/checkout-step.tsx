'use client';

import { useT } from '@jalon/i18n/react';
import { ProgressSteps } from '@jalon/ui/progress-steps';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../checkout.messages.ts';
import {
  type FlowName,
  type FlowProgress,
  type FlowStep,
  flowSteps,
  initialProgress,
} from '../flow-progress.ts';
import { About, Columns, Heading, Root } from './checkout-step.styles.ts';
import { stepLabelKey } from './step-label.ts';
import type { StepLinks } from './step-props.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

export interface CheckoutStepProps {
  flow: FlowName;
  /** The step that the page shows. */
  step: FlowStep;
  /** The states of the steps (`flowsStates`). @default a new flow */
  progress?: Partial<FlowProgress> | undefined;
  /** The addresses of the steps: completed steps are links. */
  links?: StepLinks | undefined;
  /**
   * The page was opened by the step before it: the browser moves the focus to the heading, also without a script. Not for a
   * page with an error, which starts there.
   */
  hasFocus?: boolean | undefined;
  /** What the step is about, below its heading. */
  about?: ReactNode;
  /** Shown next to the form, or above it on a narrow screen: {@link OrderSummary}. */
  summary?: ReactNode;
  /** The form of the step. */
  children: ReactNode;
}

/**
 * The page of a step: the step indicator, the heading with “Step 2 of 5”, the form and the summary. The heading takes
 * the focus when a script navigates here, and with `hasFocus`, so that a screen reader announces the step. Renders a `div` with a `nav` and an
 * `h1`; its `data-checkout` is the flow and the step, such as `register payment`.
 */
export function CheckoutStep({
  flow,
  step,
  progress,
  links = {},
  hasFocus,
  about,
  summary,
  children,
}: CheckoutStepProps) {
  const t = useT(checkoutMessages);
  const states: Partial<FlowProgress> = progress ?? initialProgress(flow);
  const steps: readonly FlowStep[] = flowSteps[flow];
  const label = useStepLabel(flow);
  const heading = useArrivalFocus();
  return (
    <Root data-checkout={`${flow} ${step}`}>
      <ProgressSteps
        steps={steps.map((id) => ({
          id,
          label: label(id),
          state: id === step ? 'idle' : states[id] === 'done' ? 'done' : 'not_done',
          ...(id !== step && states[id] === 'done' && { href: links[id] }),
        }))}
      />
      <Columns>
        <div>
          <Heading ref={heading} tabIndex={-1} autoFocus={hasFocus}>
            <span className="jalon-visually-hidden">
              {t('place', { place: steps.indexOf(step) + 1, count: steps.length })}
            </span>
            {label(step)}
          </Heading>
          {about && <About>{about}</About>}
        </div>
        {summary}
        <div>{children}</div>
      </Columns>
    </Root>
  );
}

/** The name of a step of a flow. */
export function useStepLabel(flow: FlowName): (step: FlowStep) => string {
  const t = useT(checkoutMessages);
  return (step) => t(stepLabelKey(flow, step));
}
