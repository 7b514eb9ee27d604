'use client';

import { formatMemberNumber } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { FormFrame, type FormLabels, type TypedAnswers } from '@jalon/forms/kit';
import { checked } from '@jalon/forms/kit/rules';
import { useLocale, useT } from '@jalon/i18n/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkoutMessages } from '../checkout.messages.ts';
import type { StepAnswers } from '../flow-answers.ts';
import type { FlowStep } from '../flow-progress.ts';
import type { ReviewSettings } from '../rules/payment-step.ts';
import { stepForm } from '../step-schemas.ts';
import type { StepFormProps } from './step-props.ts';
import { useErrorTexts } from './use-error-texts.ts';

export interface StepFormFrameProps extends StepFormProps {
  step: FlowStep;
  labels: FormLabels<string>['fields'];
  choices?: FormLabels<string>['choices'];
  hints?: Readonly<Record<string, ReactNode>>;
  boxTexts?: Readonly<Record<string, ReactNode>>;
  submitLabel?: string;
  paymentSelected?: ReviewSettings['paymentSelected'];
  children: ReactNode;
}

/**
 * The form of a step, on the forms’ kit: it checks the answers with the step’s schema, shows the errors of the API at
 * their fields, and posts to `action` without a script. Renders a `form`.
 */
export function StepForm({
  flow,
  step,
  values = {},
  errors,
  posted,
  paymentSelected,
  submitLabel,
  onSubmit,
  onSent = stay,
  onType,
  notice,
  children,
  ...props
}: StepFormFrameProps) {
  const t = useT(checkoutMessages);
  const locale = useLocale();
  const club = useClub();
  const ligatures = club.checkout?.ligatures;
  const memberPrefix = formatMemberNumber('', club);
  const definition = useMemo(
    () => stepForm(flow, step, { ligatures, memberPrefix, locale, paymentSelected }),
    [flow, step, ligatures, memberPrefix, locale, paymentSelected],
  );
  const errorTexts = useErrorTexts(step === 'payment' ? 'unknown_promoCode' : 'unknown_member');
  const defaults = textValues(values);
  return (
    <FormFrame
      {...props}
      definition={definition}
      errorTexts={errorTexts}
      submitLabel={submitLabel ?? t('continue')}
      defaults={defaults}
      posted={posted ?? (errors && { errors, values: defaults, idempotencyKey: '' })}
      onSubmit={async (checked) => (onSubmit ? onSubmit(checked) : { status: 'post' })}
      onSent={onSent}
    >
      {/* Who may be added has fields only once added: the list says so itself. */}
      {step !== 'review' && step !== 'addMember' && <p>{`${t('allRequired')} ${t('nothingCharged')}`}</p>}
      {children}
      {notice}
      {onType && <Typing onType={onType} />}
    </FormFrame>
  );
}

/** Reports changes of the form around it. Renders nothing. */
function Typing({ onType }: { onType: (typed: StepAnswers) => void }) {
  const { subscribe } = useFormContext();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }),
    [subscribe, onType],
  );
  return null;
}

function stay() {}

/** Answers in the format of form controls: a checked box is `true`, an amount is in dollars. */
function textValues(answers: StepAnswers): TypedAnswers {
  return text(answers) as TypedAnswers;
}

function text(value: unknown): TypedAnswers[string] {
  if (typeof value === 'boolean') return value ? checked : '';
  if (typeof value === 'number') return value === 0 ? '' : (value / 100).toFixed(2);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text);
  if (typeof value !== 'object' || value === null) return '';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, text(inner)]));
}
