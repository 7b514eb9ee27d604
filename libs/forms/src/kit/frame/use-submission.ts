'use client';

import { useEffect, useReducer } from 'react';
import type { SubmissionState } from '../edited-form/transmit.ts';
import { tabStorage } from '../state/tab-storage.ts';

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
