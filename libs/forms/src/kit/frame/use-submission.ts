'use client';

import {
  type ApiClientOptions,
  honeypotField,
  renderTokenAge,
  renderTokenField,
  type SubmissionAccepted,
} from '@jalon/api-client';
import { type RefObject, useEffect, useReducer } from 'react';
import type { Answers, FormErrors } from '../rules/form-definition.ts';
import { slowAnswerDelay } from '../rules/limits.ts';
import { readPage } from '../state/page-values.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { isAnswer, type PostToPage, type SendContext, type SendResult } from '../submission/send.ts';
import { untilLeft } from '../submission/until-left.ts';
import { type CheckedAnswers, sendAnswers } from './send-answers.ts';

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
  /** The key of the page is that of the whole form, over all of its pages. */
  readonly isKeyOfForm: boolean;
}

/** State of one submission: key, retry, confirmation. */
export function useSubmission({ id, formRef, initial, isKeyOfForm }: Options) {
  const [state, update] = useReducer(merge, { ...initial, network: 'ready' });
  const keyName = `key.${id}`;

  // The key from before a reload, whose send has had no answer.
  useEffect(() => {
    const idempotencyKey = isKeyOfForm ? undefined : tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
  }, [keyName, isKeyOfForm]);

  /**
   * Sends, and sends again at each `retry` while earlier sends are pending. Resolves with the first answer, or when every
   * send has failed without one.
   */
  function firstAnswer<Values extends Answers>(
    answers: CheckedAnswers<Values>,
    context: Omit<SendContext, 'protection' | 'onProgress'>,
  ): Promise<SendResult | PostToPage> {
    let { renderToken } = state;
    const { [honeypotField]: honeypot } = readPage(formRef.current);

    /** Sends, again after a short delay if the server asks for a confirmation: a quick visitor need not confirm by hand. */
    async function send(onProgress: () => void): Promise<SendResult | PostToPage> {
      const protection = { [renderTokenField]: renderToken, [honeypotField]: honeypot };
      const result = await sendAnswers(answers, { ...context, protection, onProgress });
      if (result?.status !== 'error' || !result.renderToken) return result;
      await new Promise((resolve) => setTimeout(resolve, confirmDelay));
      ({ renderToken } = result);
      update({ renderToken });
      const confirmed = { [renderTokenField]: renderToken, [honeypotField]: '' };
      return sendAnswers(answers, { ...context, protection: confirmed, onProgress });
    }

    return new Promise((resolve) => {
      let unanswered = 0;
      let slow: ReturnType<typeof setTimeout>;
      function waitAgain() {
        clearTimeout(slow);
        slow = setTimeout(() => update({ retry: () => void sendOnce() }), slowAnswerDelay);
      }
      async function sendOnce() {
        update({ retry: undefined });
        waitAgain();
        unanswered += 1;
        const result = await send(waitAgain);
        unanswered -= 1;
        if (unanswered > 0 && !isAnswer(result)) return;
        clearTimeout(slow);
        update({ retry: undefined });
        resolve(result);
      }
      void sendOnce();
    });
  }

  /** Sends checked answers. Never rejects. */
  async function transmit<Values extends Answers>(
    answers: CheckedAnswers<Values>,
    api: ApiClientOptions | undefined,
  ): Promise<SendOutcome> {
    const idempotencyKey = state.idempotencyKey ?? newIdempotencyKey();
    tabStorage.set(keyName, idempotencyKey);
    update({ idempotencyKey, network: 'ready', isSending: true });
    const result = await firstAnswer(answers, { idempotencyKey, api });
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
    return { kind: 'stored', reference: result?.reference ?? '' };
  }

  /** Ready for another submission, after the confirmation of a stored one. */
  function startOver(reference: string, isToldByHost: boolean) {
    update({
      isSending: false,
      sent: { status: 'success', reference },
      isToldByHost,
      mayBeSent: false,
      idempotencyKey: undefined,
    });
  }

  return { state, update, transmit, startOver };
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

/** Milliseconds until the API accepts a new token, plus half a second for clock differences. */
const confirmDelay = renderTokenAge.min * 1000 + 500;

/** 128 random bits. Not `randomUUID`, which is missing from pages served over plain HTTP. */
function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function merge(state: SubmissionState, changes: Partial<SubmissionState>): SubmissionState {
  return { ...state, ...changes };
}
