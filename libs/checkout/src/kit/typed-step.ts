import { readTypedAnswers } from '@jalon/forms/kit/rules';
import type { StepAnswers } from './flow-answers.ts';
import type { FlowName, FlowStep } from './flow-progress.ts';
import { type StepSchemaSettings, stepForm } from './step-schemas.ts';
import { stripSecrets } from './store/strip-secrets.ts';

/** What is typed in the form of a step, before it is sent (see `readTypedAnswers`); without numbers that may be those of a card. */
export function typedStep(
  { flow, step }: { readonly flow: FlowName; readonly step: FlowStep },
  typed: unknown,
  settings: StepSchemaSettings = {},
): StepAnswers {
  return stripSecrets(readTypedAnswers(stepForm(flow, step, settings).schema, typed)) as StepAnswers;
}
