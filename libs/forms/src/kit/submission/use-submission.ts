'use client';

import type { ApiClientOptions, SubmissionAccepted } from '@jalon/api-client';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { FormErrors } from '../form-definition.ts';
import { tabStorage } from '../memory/tab-storage.ts';
import type { SentOutcome } from '../sent-notice/sent-outcomes.ts';
import { readPage } from '../state/page-values.ts';
import { firstAnswer } from './first-answer.ts';
import { honeypotField } from './hidden-fields.ts';
import { isAnswer, newIdempotencyKey, type Send, type SendResult, sendConfirmed } from './send.ts';
import { untilLeft } from './until-left.ts';

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
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly initial: Pick<SubmissionState, 'idempotencyKey' | 'renderToken'>;
  readonly api: ApiClientOptions | undefined;
  readonly send: Send;
  /** Called when the submission is stored, before `onSent`. */
  readonly onStored: () => void;
  readonly onSent: ((reference: string) => unknown) | undefined;
  /** Called when the form is ready for another submission. */
  readonly onReset: () => void;
  readonly onFailed: (errors: FormErrors) => void;
  /** Called when the send ends after the visitor left the page. */
  readonly onEndedElsewhere: (outcome: SentOutcome) => void;
}

/** State of one submission: key, retry, confirmation. */
export function useSubmission(options: Options) {
  const { id, formRef, initial } = options;
  const [state, update] = useReducer(merge, { ...initial, network: 'ready' });
  const isStored = useRef(false);
  const keyName = `key.${id}`;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // The key from before a reload, whose send has had no answer.
  useEffect(() => {
    const idempotencyKey = tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
  }, [keyName]);

  async function transmit() {
    const idempotencyKey = state.idempotencyKey ?? newIdempotencyKey();
    tabStorage.set(keyName, idempotencyKey);
    update({ idempotencyKey, network: 'ready', isSending: true });
    const href = window.location.pathname + window.location.search;
    const honeypot = readPage(formRef.current)[honeypotField];
    let { renderToken } = state;
    const result = await firstAnswer({
      send: () =>
        sendConfirmed({
          send: (context) => latest.current.send(context),
          context: { idempotencyKey, api: options.api },
          renderToken,
          honeypot,
          onRenderToken(fresh) {
            renderToken = fresh;
            update({ renderToken });
          },
        }),
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
    if (result?.status === 'post') return postPage(result.fields);
    if (result?.status !== 'error') return succeed(result?.reference, href);
    fail(result, href);
  }

  /** Busy until the next page, or until the visitor comes back to this one or stays on it. */
  async function postPage(fields: Readonly<Record<string, string>> = {}) {
    tabStorage.set(keyName, undefined);
    await untilLeft(() => postForm(formRef.current, fields));
    update({ isSending: false });
  }

  function fail(result: SendResult & { status: 'error' }, href: string) {
    const isLost = !isAnswer(result);
    // The submission may have been stored; its key makes it safe to send it again.
    const errors: FormErrors = isLost ? { generic: 'noAnswer' } : result.errors;
    update({ isSending: false });
    if (!formRef.current) latest.current.onEndedElsewhere({ id, href, errors, isLost });
    else if (isLost && !navigator.onLine) update({ network: 'offline', mayBeSent: true });
    else latest.current.onFailed(errors);
  }

  async function succeed(reference = '', href: string) {
    tabStorage.set(keyName, undefined);
    isStored.current = true;
    latest.current.onStored();
    const { onSent } = latest.current;
    let isToldByHost = false;
    try {
      // `onSent` is not called after the visitor left the page.
      if (!formRef.current) latest.current.onEndedElsewhere({ id, href, reference });
      else if (onSent) {
        await untilLeft(() => onSent(reference));
        isToldByHost = true;
      }
    } catch (error) {
      console.error(error);
    }
    // The host may stay on this page, or the browser may restore it.
    isStored.current = false;
    update({
      isSending: false,
      sent: { status: 'success', reference },
      isToldByHost,
      mayBeSent: false,
      idempotencyKey: undefined,
    });
    latest.current.onReset();
  }

  return { state, update, transmit, isStored: () => isStored.current };
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
