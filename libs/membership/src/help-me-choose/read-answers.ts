import type { HelpQuestion } from '../types/membership-content.schema.ts';
import type { HelpAnswers } from './recommend.ts';

/** The answers in an address. Reading stops at the first question without a valid answer: that question is asked next. */
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

/** The name of the submit button, whose value is the id of the question. */
export const askedField = 'asked';

/** The id of the question that was submitted without an answer, read from the address; undefined if there is none. */
export function readUnanswered(
  search: string | URLSearchParams,
  questions: readonly HelpQuestion[],
): string | undefined {
  const asked = new URLSearchParams(search).get(askedField) ?? '';
  const isAnswered = asked in readHelpAnswers(search, questions);
  return isAnswered ? undefined : questions.find(({ id }) => id === asked)?.id;
}
