'use client';

import { type ApiClientOptions, type SubmissionAccepted, submitForm } from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import { type SubmitEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { type RememberedForm, useFormMemory } from '../memory/form-memory.tsx';
import {
  checkFields,
  type FormDefinition,
  type FormErrors,
  type FormValues,
  fieldNames,
  type SubmissionMember,
  submissionPayload,
} from './form-definition.ts';
import { focusDelay } from './limits.ts';

/** What every form of the library takes. */
export interface ClubFormProps {
  /** Prefix of the ids in the page. Default: the form's name. */
  id?: string;
  /**
   * Made on the server for each page, so that a plain post has one; without it the form makes one at its
   * first send. The first one is kept over every retry.
   */
  idempotencyKey?: string;
  /** The member who is signed in: goes along with the submission. */
  member?: SubmissionMember;
  /** What `handleFormPost` gave back: the form shows it, errors included. */
  posted?: { readonly errors: FormErrors; readonly values: FormValues; readonly idempotencyKey: string };
  /** Where the API stands. Default: the page's own origin. */
  api?: ApiClientOptions;
  /** Called once the submission is stored; without it the form shows that it was sent. */
  onSent?: (sent: { reference: string }) => void;
  /**
   * When the summary of errors is shown: after a plain post only (otherwise the focus goes to the first
   * invalid field), or after every failed send.
   */
  errorSummary?: 'plain-post' | 'always';
}

/** The state of one form, from what was typed before its script arrived to its stored submission. */
export function useClubForm(
  definition: FormDefinition,
  { idempotencyKey, member, posted, api, onSent, errorSummary = 'plain-post' }: ClubFormProps,
) {
  const locale = useLocale();
  const memory = useFormMemory();
  const formRef = useRef<HTMLFormElement>(null);
  const [state, update] = useReducer(patch, undefined, (): FormState => {
    const kept = posted && { ...posted, errors: fieldErrors(posted.errors) };
    const found = memory?.get(definition.id) ?? kept ?? { values: {}, errors: {}, idempotencyKey };
    return { ...found, idempotencyKey: found.idempotencyKey ?? idempotencyKey, afterPlainPost: !!posted };
  });
  // `useForm` would add what no form here uses, and 1 kB.
  const [{ handleSubmit, setError, clearErrors, subscribe }] = useState(() =>
    createFormControl<FormValues>({
      // The page itself is read, and no field registered: a browser may fill one in without an event.
      resolver: () => {
        const { values, errors } = checkFields(definition, readValues(formRef.current));
        return values ? { values, errors: {} } : { values: {}, errors: fieldErrors(errors) };
      },
      errors: state.errors,
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    }),
  );
  useEffect(
    () =>
      subscribe({ formState: { errors: true }, callback: ({ errors }) => update({ errors: { ...errors } }) }),
    [subscribe],
  );

  const inFlight = useRef(false);
  // The language may change while an answer is under way.
  const latestOnSent = useRef(onSent);
  useLayoutEffect(() => {
    latestOnSent.current = onSent;
  });

  /** Before every change of page: the next one renders while this one still stands. */
  function remember() {
    const { errors, idempotencyKey: key } = state;
    memory?.set(definition.id, {
      values: readValues(formRef.current),
      errors,
      idempotencyKey: key,
    });
  }
  useLayoutEffect(remember);

  async function transmit(values: FormValues) {
    const key = state.idempotencyKey ?? newIdempotencyKey();
    update({ sending: true, idempotencyKey: key });
    const payload = submissionPayload(definition, values, { locale, member, userAgent: navigator.userAgent });
    const result = await submitForm(definition.id, payload, { ...api, idempotencyKey: key });
    update({ sending: false });
    if (result.status === 'success') {
      // Ready for another submission: the host may stay, or the browser bring this page back.
      update({ sent: result, values: {}, idempotencyKey: undefined });
      memory?.delete(definition.id);
      // Who has left the page is not called back.
      if (formRef.current) latestOnSent.current?.(result);
      return;
    }
    for (const [name, message] of Object.entries(result.errors)) setError(name, { message });
    // Fields in error that this version does not show can't be mended here.
    if (!focusFirstInvalid(result.errors))
      setError('generic', { message: result.errors.generic ?? 'tryAgainLater' });
  }

  /** Whether there is one. */
  function focusFirstInvalid(failed: object): boolean {
    const name = fieldNames(definition).find((field) => field in failed);
    const control = name && (formRef.current?.elements.namedItem(name) as HTMLInputElement | null);
    if (control) {
      setTimeout(() => {
        // The label in view, not the bare input; NVDA also reads it more reliably after a scroll. Hosts test
        // in jsdom, which can't scroll.
        control.labels?.[0]?.scrollIntoView?.({ block: 'nearest' });
        control.focus({ preventScroll: true });
      }, focusDelay);
    }
    return !!name;
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    update({ afterPlainPost: false });
    clearErrors();
    try {
      await handleSubmit(transmit, focusFirstInvalid)(event);
    } finally {
      inFlight.current = false;
    }
  }

  return {
    ...state,
    formRef,
    onSubmit,
    /** Editing a field clears its error. */
    onEdit: (name: string) => {
      remember();
      if (name in state.errors) clearErrors(name);
    },
    showSummary: Object.keys(state.errors).length > 0 && (state.afterPlainPost || errorSummary === 'always'),
  };
}

interface FormState extends RememberedForm {
  readonly afterPlainPost: boolean;
  readonly sending?: boolean;
  readonly sent?: SubmissionAccepted;
}

function patch(state: FormState, changes: Partial<FormState>): FormState {
  return { ...state, ...changes };
}

export type ClubForm = ReturnType<typeof useClubForm>;

/** Keys as react-hook-form keeps them; `generic` is one more name to it. */
function fieldErrors(errors: FormErrors): FieldErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]),
  );
}

/** Everything that the form would post, hidden fields included; none of ours is a file. */
function readValues(form: HTMLFormElement | null): FormValues {
  return Object.fromEntries(new FormData(form ?? undefined)) as FormValues;
}

/** 128 random bits. Not `randomUUID`, which a page served over plain HTTP does not have. */
function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
