import type { TypedAnswers } from '@jalon/forms/kit';
import { checked } from '@jalon/forms/kit/rules';
import type { StepAnswers } from '../flow-answers.ts';

/** Answers in the format of form controls: a checked box is `true`, an amount is in dollars. */
export function textValues(answers: StepAnswers): TypedAnswers {
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
