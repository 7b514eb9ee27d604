export interface Answer {
  readonly status: number;
  readonly body: object;
}

export const refused = (status: number, error: object): Answer => ({ status, body: { error } });

/** As documented: a repeated key gets the same answer; with other parameters an error; during a call a conflict. */
export function idempotentAnswers() {
  const answers = new Map<string, { parameters: string; answer: Answer | undefined }>();

  async function once(
    key: string | undefined,
    parameters: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (key === undefined) return work();
    const known = answers.get(key);
    if (known) {
      if (known.parameters !== parameters) {
        return refused(400, {
          type: 'idempotency_error',
          message: 'Keys can only be used with the same parameters.',
        });
      }
      return (
        known.answer ??
        refused(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'In use.' })
      );
    }
    const entry: { parameters: string; answer: Answer | undefined } = { parameters, answer: undefined };
    answers.set(key, entry);
    const answer = await work();
    // Calls that fail validation are not kept.
    if (answer.status === 400 || answer.status === 404) answers.delete(key);
    else entry.answer = answer;
    return answer;
  }
  /** Stripe removes keys after a day. */
  return { once, forget: () => answers.clear() };
}
