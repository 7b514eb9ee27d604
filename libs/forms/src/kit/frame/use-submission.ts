'use client';

import type { SubmissionAccepted } from '@jalon/api-client';
import { useEffect, useReducer } from 'react';
import { tabStorage } from '../state/tab-storage.ts';

export interface SubmissionState {
  readonly idempotencyKey?: string | undefined;
  readonly renderToken?: string | undefined;
  /** From the send until its answer, or until the host’s next page has loaded. */
  readonly isSending?: boolean;
  /** `offline`: there is no network; `waiting`: the form will be sent once it is back. */
  readonly network: 'ready' | 'offline' | 'waiting';
  /** Sends again. Set when a send has had no answer for some seconds. */
  readonly retry?: (() => void) | undefined;
  /** A send had no answer, so the submission may have been stored. */
  readonly mayBeSent?: boolean;
  readonly sent?: Partial<SubmissionAccepted>;
  /** The host shows the result itself, in `onSent`. */
  readonly isToldByHost?: boolean;
}

interface Options {
  readonly id: string;
  readonly initial: Pick<SubmissionState, 'idempotencyKey' | 'renderToken'>;
  /** The key of the page is that of the whole form, over all of its pages. */
  readonly isKeyOfForm: boolean;
}

/** State of one submission: key, retry, confirmation. `keyName` is the name of its key in the tab’s storage. */
export function useSubmission({ id, initial, isKeyOfForm }: Options) {
  const [state, update] = useReducer(merge, { ...initial, network: 'ready' });
  const keyName = `key.${id}`;

  // The key from before a reload, whose send has had no answer.
  useEffect(() => {
    const idempotencyKey = isKeyOfForm ? undefined : tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
  }, [keyName, isKeyOfForm]);

  return { state, update, keyName };
}

function merge(state: SubmissionState, changes: Partial<SubmissionState>): SubmissionState {
  return { ...state, ...changes };
}
