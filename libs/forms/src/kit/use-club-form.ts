'use client';

import { type ApiClientOptions, type SubmissionAccepted, submitForm } from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createFormControl, type FieldErrors } from 'react-hook-form';
import { useFormMemory } from '../memory/form-memory.tsx';
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
  const [initial] = useState(() => {
    const kept = posted && { ...posted, errors: fieldErrors(posted.errors) };
    return memory?.get(definition.id) ?? kept ?? { values: {}, errors: {}, idempotencyKey };
  });
  const formRef = useRef<HTMLFormElement>(null);
  // `useForm` would add what no form here uses, and 1 kB.
  const [{ register, handleSubmit, setError, clearErrors, subscribe }] = useState(() =>
    createFormControl<FormValues>({
      // What the page shows: a browser may restore or fill in a value without an event.
      resolver: () => {
        const { values, errors } = checkFields(definition, readValues(formRef.current, definition));
        return values ? { values, errors: {} } : { values: {}, errors: fieldErrors(errors) };
      },
      errors: initial.errors,
      reValidateMode: 'onSubmit',
      shouldFocusError: false,
    }),
  );
  const [errors, setErrors] = useState(initial.errors);
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: (state) => setErrors({ ...state.errors }),
      }),
    [subscribe],
  );
  const [key, setKey] = useState(initial.idempotencyKey);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SubmissionAccepted>();
  const [afterPlainPost, setAfterPlainPost] = useState(posted !== undefined);

  const inFlight = useRef(false);

  /** Before every change of page: the next one renders while this one still stands. */
  function remember() {
    if (sent) memory?.delete(definition.id);
    else
      memory?.set(definition.id, {
        values: readValues(formRef.current, definition),
        errors,
        idempotencyKey: key,
      });
  }
  useLayoutEffect(remember);

  async function transmit(values: FormValues) {
    const sendKey = key ?? newIdempotencyKey();
    setKey(sendKey);
    setSending(true);
    const payload = submissionPayload(definition, values, { locale, member, userAgent: navigator.userAgent });
    const result = await submitForm(definition.id, payload, { ...api, idempotencyKey: sendKey });
    if (result.status === 'success') {
      setSent(result);
      // The visitor may have left this page already.
      memory?.delete(definition.id);
      onSent?.(result);
      return;
    }
    setSending(false);
    for (const [name, message] of Object.entries(result.errors)) setError(name, { message });
    focusFirstInvalid(result.errors);
  }

  function focusFirstInvalid(failed: object) {
    const name = fieldNames(definition).find((field) => field in failed);
    const control = name && (formRef.current?.elements.namedItem(name) as HTMLInputElement | null);
    if (!control) return;
    setTimeout(() => {
      // The label in view, not the bare input; NVDA also reads it more reliably after a scroll.
      control.labels?.[0]?.scrollIntoView({ block: 'nearest' });
      control.focus({ preventScroll: true });
    }, focusDelay);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setAfterPlainPost(false);
    clearErrors();
    try {
      await handleSubmit(transmit, focusFirstInvalid)(event);
    } finally {
      inFlight.current = false;
    }
  }

  return {
    formRef,
    onSubmit,
    /** Editing a field clears its error. */
    onEdit: (name: string) => {
      remember();
      if (name in errors) clearErrors(name);
    },
    register,
    errors,
    values: initial.values,
    idempotencyKey: key,
    sending,
    sent,
    showSummary: Object.keys(errors).length > 0 && (afterPlainPost || errorSummary === 'always'),
  };
}

export type ClubForm = ReturnType<typeof useClubForm>;

/** Keys as react-hook-form keeps them; `generic` is one more name to it. */
function fieldErrors(errors: FormErrors): FieldErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]),
  );
}

function readValues(form: HTMLFormElement | null, definition: FormDefinition): FormValues {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(fieldNames(definition).map((name) => [name, String(data.get(name) ?? '')]));
}

/** 128 random bits. Not `randomUUID`, which a page served over plain HTTP does not have. */
function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
