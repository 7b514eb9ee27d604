/**
 * Points for types by their `id`: for each question by its `id`, for each answer by its `id`. Negative points for a type
 * that does not fit the answer.
 */
export type HelpRule = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** The chosen answer of each question, by their ids. */
export type HelpAnswers = Readonly<Record<string, string>>;

export interface Recommendation {
  /** The type with the most points; in a tie, the first in the order of the content. */
  readonly first: string;
  /** The next one; absent if there is only one type. */
  readonly second: string | undefined;
  /** The questions whose answers gave points to each of the two, most points first. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
}

/** The two types of `ids` that fit best, and the deciding questions. */
export function recommend(
  rule: HelpRule,
  answers: HelpAnswers,
  ids: readonly [string, ...string[]],
): Recommendation {
  const pointsOf = (question: string, id: string) => rule[question]?.[answers[question] ?? '']?.[id] ?? 0;
  const total = (id: string) => Object.keys(rule).reduce((sum, question) => sum + pointsOf(question, id), 0);
  // Sorting is stable: a tie keeps its order.
  const [first = ids[0], second] = ids.toSorted((a, b) => total(b) - total(a));
  const reasonsFor = (id: string) =>
    Object.keys(rule)
      .filter((question) => pointsOf(question, id) > 0)
      .toSorted((a, b) => pointsOf(b, id) - pointsOf(a, id));
  return {
    first,
    second,
    reasons: Object.fromEntries([first, ...(second ? [second] : [])].map((id) => [id, reasonsFor(id)])),
  };
}
