import type { FormErrors } from '../rules/form-definition.ts';

/** The result of a send that ended after the visitor left its page. */
export interface SentOutcome {
  /** The id of the form in its page. */
  readonly id: string;
  /** The page of the form: path and query. */
  readonly href: string;
  /** The reference of the stored submission; empty for a form without references. */
  readonly reference?: string;
  /** The reason if it was not stored. */
  readonly errors?: FormErrors;
  /** There was no answer: the submission may have been stored. */
  readonly isLost?: boolean;
}

/** The last outcome that the visitor has not yet dismissed. */
export interface OutcomeStore {
  readonly read: () => SentOutcome | undefined;
  readonly tell: (outcome: SentOutcome | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOutcomeStore(): OutcomeStore {
  let outcome: SentOutcome | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => outcome,
    tell(next) {
      outcome = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
