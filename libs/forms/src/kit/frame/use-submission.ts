'use client';

import type { ApiClientOptions, SubmissionAccepted } from '@jalon/api-client';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { tabStorage } from '../memory/tab-storage.ts';
import type { FormErrors } from '../rules/form-definition.ts';
import { readPage } from '../state/page-values.ts';
import { honeypotField } from '../submission/hidden-fields.ts';
import { firstAnswer, isAnswer, newIdempotencyKey, type Send } from '../submission/send.ts';
import { untilLeft } from '../submission/until-left.ts';

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

/** How a send ended. */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly reference: string }
  /** `isLost`: no server answered. */
  | { readonly kind: 'failed'; readonly errors: FormErrors; readonly isLost: boolean }
  /** The browser has posted the form to its page, and is still on this one. */
  | { readonly kind: 'posted' };

interface Options {
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly initial: Pick<SubmissionState, 'idempotencyKey' | 'renderToken'>;
}

/** State of one submission: key, retry, confirmation. */
export function useSubmission({ id, formRef, initial }: Options) {
  const [state, update] = useReducer(merge, { ...initial, network: 'ready' });
  const isStored = useRef(false);
  const keyName = `key.${id}`;

  // The key from before a reload, whose send has had no answer.
  useEffect(() => {
    const idempotencyKey = tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
  }, [keyName]);

  /** Sends; again at each `retry` and, after a delay, when the server asks for a confirmation. Never rejects. */
  async function transmit(send: Send, api: ApiClientOptions | undefined): Promise<SendOutcome> {
    const idempotencyKey = state.idempotencyKey ?? newIdempotencyKey();
    tabStorage.set(keyName, idempotencyKey);
    update({ idempotencyKey, network: 'ready', isSending: true });
    const result = await firstAnswer({
      send,
      context: { idempotencyKey, api },
      renderToken: state.renderToken,
      honeypot: readPage(formRef.current)[honeypotField],
      onRenderToken: (renderToken) => update({ renderToken }),
      onSlow(retry) {
        update({
          retry() {
            update({ retry: undefined });
            retry();
          },
        });
      },
    });
    update({ retry: undefined });
    if (result?.status === 'error') {
      const isLost = !isAnswer(result);
      update({ isSending: false });
      // The submission may have been stored; its key makes it safe to send it again.
      return { kind: 'failed', errors: isLost ? { generic: 'noAnswer' } : result.errors, isLost };
    }
    tabStorage.set(keyName, undefined);
    if (result?.status === 'post') {
      const { fields = {} } = result;
      // Busy until the next page, or until the visitor comes back to this one or stays on it.
      await untilLeft(() => postForm(formRef.current, fields));
      update({ isSending: false });
      return { kind: 'posted' };
    }
    isStored.current = true;
    return { kind: 'stored', reference: result?.reference ?? '' };
  }

  /** Ready for another submission, after the confirmation of a stored one. */
  function startOver(reference: string, isToldByHost: boolean) {
    isStored.current = false;
    update({
      isSending: false,
      sent: { status: 'success', reference },
      isToldByHost,
      mayBeSent: false,
      idempotencyKey: undefined,
    });
  }

  return { state, update, transmit, startOver, isStored: () => isStored.current };
}

/** Not `requestSubmit`, which would check the form again. */
function postForm(form: HTMLFormElement | null, fields: Readonly<Record<string, string>>): void {
  if (!form) return;
  const added = Object.entries(fields).map(([name, value]) => {
    const input = document.createElement('input');
    return Object.assign(input, { type: 'hidden', name, value });
  });
  form.append(...added);
  HTMLFormElement.prototype.submit.call(form);
  for (const input of added) input.remove();
}

function merge(state: SubmissionState, changes: Partial<SubmissionState>): SubmissionState {
  return { ...state, ...changes };
}
