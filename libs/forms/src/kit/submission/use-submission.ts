'use client';

import { type ApiClientOptions, renderTokenAge, type SubmissionAccepted } from '@jalon/api-client';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { FormErrors } from '../form-definition.ts';
import { readPage } from '../state/page-values.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { honeypotField, renderTokenField } from './hidden-fields.ts';
import { untilLeft } from './until-left.ts';

/** What a form answers to its send: nothing, or `success`, once it is stored; message keys otherwise. */
export type SendResult =
  | { readonly status: 'success'; readonly reference?: string | undefined }
  | {
      readonly status: 'error';
      /** Message keys by field name; `generic` is shown under the send button. */
      readonly errors: FormErrors;
      /** `network`: there was no answer, so that the submission may have been stored. */
      readonly code?: string | undefined;
      /** A fresh token: the form sends once more by itself, a moment later. */
      readonly renderToken?: string | undefined;
    }
  | undefined;

/** What goes along with the values of a send. */
export interface SendContext {
  /** The same for every retry of one submission: a server stores it once. */
  readonly idempotencyKey: string;
  /** Hidden fields of spam protection, by their names in the page. */
  readonly protection: Readonly<Record<string, string | undefined>>;
  readonly api: ApiClientOptions | undefined;
}

export interface SubmissionState {
  readonly idempotencyKey?: string | undefined;
  readonly renderToken?: string | undefined;
  /** From the send to its answer, and until the host’s next page is there. */
  readonly isSending?: boolean;
  /** `offline`: there is no network; `waiting`: the form is sent once there is. */
  readonly network: 'ready' | 'offline' | 'waiting';
  /** A send had no answer: it may be stored, or not. */
  readonly mayBeSent?: boolean;
  readonly sent?: Partial<SubmissionAccepted>;
  /** The host’s `onSent` has taken over. */
  readonly isToldByHost?: boolean;
}

interface Options {
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly initial: Pick<SubmissionState, 'idempotencyKey' | 'renderToken'>;
  readonly api: ApiClientOptions | undefined;
  /** Sends; what it throws is logged, and taken for a lost answer. */
  readonly send: (context: SendContext) => Promise<SendResult>;
  /** The submission is stored; before the host is told. */
  readonly onStored: () => void;
  readonly onSent: ((reference: string) => unknown) | undefined;
  /** The form is ready for another submission. */
  readonly onReset: () => void;
  readonly onFailed: (errors: FormErrors) => void;
}

/** One submission: its key, its retry, its confirmation. */
export function useSubmission(options: Options) {
  const { id, formRef, initial } = options;
  const [state, update] = useReducer(merge, { ...initial, network: 'ready' });
  const isStored = useRef(false);
  const keyName = `key.${id}`;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // The key of an earlier load of this page, whose send had no answer yet.
  useEffect(() => {
    const idempotencyKey = tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
  }, [keyName]);

  async function attempt(context: SendContext): Promise<SendResult> {
    try {
      return await latest.current.send(context);
    } catch (error) {
      console.error(error);
      return { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' } };
    }
  }

  async function transmit() {
    const idempotencyKey = state.idempotencyKey ?? newIdempotencyKey();
    tabStorage.set(keyName, idempotencyKey);
    update({ idempotencyKey, network: 'ready', isSending: true });
    const honeypot = readPage(formRef.current)[honeypotField];
    const context = { idempotencyKey, api: options.api };
    let result = await attempt({
      ...context,
      protection: { [renderTokenField]: state.renderToken, [honeypotField]: honeypot },
    });
    if (result?.status === 'error' && result.renderToken) {
      // A quick visitor, or a program that fills in the hidden field, does not have to confirm by hand.
      const { renderToken } = result;
      await new Promise((resolve) => setTimeout(resolve, confirmDelay));
      update({ renderToken });
      result = await attempt({
        ...context,
        protection: { [renderTokenField]: renderToken, [honeypotField]: '' },
      });
    }
    if (result?.status !== 'error') return succeed(result?.reference);
    if (result.code === 'network' && !navigator.onLine) {
      return update({ network: 'offline', mayBeSent: true, isSending: false });
    }
    update({ isSending: false });
    latest.current.onFailed(result.errors);
  }

  async function succeed(reference = '') {
    tabStorage.set(keyName, undefined);
    isStored.current = true;
    latest.current.onStored();
    const { onSent } = latest.current;
    let isToldByHost = false;
    try {
      // A visitor who has left the page is not called back.
      if (formRef.current && onSent) {
        await untilLeft(() => onSent(reference));
        isToldByHost = true;
      }
    } catch (error) {
      console.error(error);
    }
    // The host may stay, or the browser bring this page back.
    isStored.current = false;
    update({
      sent: { status: 'success', reference },
      isToldByHost,
      mayBeSent: false,
      idempotencyKey: undefined,
    });
    latest.current.onReset();
  }

  return { state, update, transmit, isStored: () => isStored.current };
}

function merge(state: SubmissionState, changes: Partial<SubmissionState>): SubmissionState {
  return { ...state, ...changes };
}

/** Milliseconds until the API takes a fresh token, and half a second for clocks that differ. */
const confirmDelay = renderTokenAge.min * 1000 + 500;

/** 128 random bits. Not `randomUUID`, which a page served over plain HTTP does not have. */
function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
