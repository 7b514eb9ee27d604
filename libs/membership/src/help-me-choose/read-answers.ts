import type { HelpQuestion } from '../types/membership-content.schema.ts';
import type { HelpAnswers } from './recommend.ts';

/** The answers in an address, up to the first question without a known answer, which is asked next. */
export function readHelpAnswers(
  search: string | URLSearchParams,
  questions: readonly HelpQuestion[],
): HelpAnswers {
  const params = new URLSearchParams(search);
  const answers: Record<string, string> = {};
  for (const { id, answers: choices } of questions) {
    const chosen = choices.find((choice) => choice.id === params.get(id));
    if (!chosen) break;
    answers[id] = chosen.id;
  }
  return answers;
}
