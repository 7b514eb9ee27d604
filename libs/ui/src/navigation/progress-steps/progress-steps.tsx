'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { progressStepsMessages } from './progress-steps.messages.ts';
import { Root } from './progress-steps.styles.ts';

/** State of a step: to come, current, or completed. */
export type StepState = 'not_done' | 'idle' | 'done';

export interface ProgressStep {
  /** Unique among the steps: `registration`, `addMember`, `address`, `payment`, `review`. */
  id: string;
  label: ReactNode;
  state: StepState;
  /** The address of a completed step, when the visitor may return to it. */
  href?: string;
}

export interface ProgressStepsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** In order; one of them is `idle`. */
  steps: readonly ProgressStep[];
}

/**
 * Progress in a flow of several pages: a `<nav>` with an `<ol>`; the current step is marked by a milepost on the road
 * and by `aria-current="step"`. A screen reader reads the state before each step. Below 768 px only the current step’s
 * label is visible. State in CSS: `data-state` on each step.
 */
export function ProgressSteps({ steps, ...props }: ProgressStepsProps) {
  const t = useT(progressStepsMessages);
  const place = steps.findIndex(({ state }) => state === 'idle');
  return (
    <Root aria-label={t('label')} {...props}>
      <ol>
        {steps.map(({ id, label, state, href }) => {
          const content = (
            <>
              <span data-part="marker">
                {state === 'done' && (
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="m3 8.5 3.2 3.2L13 4.5" />
                  </svg>
                )}
              </span>
              <span data-part="label">
                <span className="jalon-visually-hidden">{t(state)}</span>
                {label}
              </span>
            </>
          );
          return (
            <li key={id} data-state={state} aria-current={state === 'idle' ? 'step' : undefined}>
              {href ? (
                <Link href={href} data-part="step">
                  {content}
                </Link>
              ) : (
                <span data-part="step">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {place >= 0 && (
        <p data-part="place" aria-hidden="true">
          <span>{t('place', { place: place + 1, count: steps.length })}</span>
          {steps[place]?.label}
        </p>
      )}
    </Root>
  );
}
