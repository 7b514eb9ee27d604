'use client';

import { type ApiClientOptions, submitForm } from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type Answers,
  type FormDefinition,
  type FormErrors,
  type FormValues,
  fieldNames,
  type InitialAnswers,
  inFormOrder,
  type SubmissionMember,
} from './form-definition.ts';
import { fieldMeta } from './rules/field-meta.ts';
import type { TypedAnswers } from './rules/nested-answers.ts';
import { filterInputs } from './state/filter-inputs.ts';
import { firstControl, focusSend, focusSoon } from './state/focus.ts';
import { recall, useFormMemory, useRememberForm } from './state/form-memory.tsx';
import { readAnswers, syncFromPage } from './state/page-values.ts';
import { useReadOnlyWhileSending } from './state/read-only-while-sending.ts';
import { useDraft } from './state/use-draft.ts';
import {
  clearErrorsAfterEdit,
  errorKeys,
  setServerErrors,
  useFormMethods,
} from './state/use-form-methods.ts';
import { type SubmissionPayload, submissionPayload } from './submission/payload.ts';
import { useBackOnline } from './submission/use-back-online.ts';
import { type SendContext, type SendResult, useSubmission } from './submission/use-submission.ts';

/** What `onSubmit` gets besides the values. */
export interface SubmitContext<Values extends Answers> extends Pick<SendContext, 'idempotencyKey' | 'api'> {
  /** The values with what is sent along: form id, locale, user agent, member, spam protection. */
  readonly payload: SubmissionPayload<Values>;
}

/** The props of every form. `Values` is what its schema infers. */
export interface ClubFormProps<Values extends Answers = FormValues> {
  /** Prefix of the ids in the page, and the name of its draft and key in storage. Default: the form’s name. */
  id?: string | undefined;
  /**
   * Made on the server for each page, so that a plain post has one; otherwise the form makes one at its first
   * send. It stays the same over every retry and, in the tab, over a reload.
   */
  idempotencyKey?: string | undefined;
  /** `getRenderToken` of the API client, requested by the server for each page. */
  renderToken?: string | undefined;
  /** The signed-in member, sent along where the form’s definition says so. */
  member?: SubmissionMember | undefined;
  /** What the fields hold at first, by field name. */
  defaults?: InitialAnswers<Values> | undefined;
  /** What `handleFormPost` returned: the form shows it, errors included. */
  posted?:
    | {
        readonly errors: FormErrors;
        readonly values: TypedAnswers;
        readonly idempotencyKey: string;
        readonly renderToken?: string | undefined;
      }
    | undefined;
  /** Where the API is. Default: the page’s own origin. */
  api?: ApiClientOptions | undefined;
  /**
   * Sends the values in place of `POST /api/forms/:formId`. Return message keys by field name to show errors;
   * what it throws is logged, and shown as a failed send.
   */
  onSubmit?: ((values: Values, context: SubmitContext<Values>) => Promise<SendResult>) | undefined;
  /**
   * Called once the submission is stored; without it the form says that it was sent. A returned promise is
   * awaited, of a navigation for example: until then the form stays as it was sent, and busy. What it throws is
   * logged, and the form says that it was sent.
   */
  onSent?: ((sent: { reference: string; values: Values }) => unknown) | undefined;
  /** Told what happens, for measuring; never what was typed. What it throws is logged. */
  onEvent?: ((event: FormEvent) => void) | undefined;
  /**
   * When the error summary is shown: after a plain post only (otherwise the focus goes to the first invalid
   * field), or after every failed send. Default `plain-post`.
   */
  errorSummary?: 'plain-post' | 'always' | undefined;
  /** Keeps the definition’s `draftFields` in the tab over a reload. Default false. */
  draft?: boolean | undefined;
  /** The sign-in page, for a member whose session has ended; opens in a new tab. */
  signInPath?: string | undefined;
  /**
   * Where the form is posted without JavaScript: an address, or a server action of Next.js. Default: the form’s
   * own page.
   */
  action?: string | ((post: FormData) => void) | undefined;
  /**
   * The fields, in their order and layout. A form of this library has fields of its own; given here, they take
   * their place. Labels, hints and choices are found by name.
   */
  children?: ReactNode;
}

/** `started` with the first edit; `field-error` once for each field of a failed send; `sent` once stored. */
export type FormEvent =
  | { readonly type: 'started' | 'sent'; readonly form: string }
  | { readonly type: 'field-error'; readonly form: string; readonly field: string };

/** Puts together react-hook-form, the draft, the memory over a language switch, and the submission. */
export function useClubForm<Values extends Answers>(
  typedDefinition: FormDefinition<Values>,
  id: string,
  props: ClubFormProps<Values>,
) {
  const { posted, errorSummary = 'plain-post', draft: keepsDraft = false } = props;
  const definition = typedDefinition as FormDefinition;
  const locale = useLocale();
  const formRef = useRef<HTMLFormElement>(null);
  const defaults = (props.defaults ?? {}) as TypedAnswers;
  const ownerNumber = definition.ownedBy && defaults[definition.ownedBy];
  const owner = props.member?.memberNumber ?? (typeof ownerNumber === 'string' ? ownerNumber : undefined);
  const memory = useFormMemory();
  const [initial] = useState(() => {
    const kept = recall(memory, id, owner);
    const found = kept ? { ...kept, values: { ...defaults, ...kept.values } } : posted;
    return {
      renderToken: props.renderToken,
      ...(found ?? { values: defaults, errors: {} }),
      idempotencyKey: found?.idempotencyKey ?? props.idempotencyKey,
    };
  });
  const [values, setValues] = useState(initial.values);
  const [isAfterPlainPost, setAfterPlainPost] = useState(posted !== undefined);
  const methods = useFormMethods(definition, id, initial);
  const errors = errorKeys(methods.formState.errors);
  const started = useRef(false);
  const inFlight = useRef(false);
  // The values of the send under way: the language, and with it this function, may change meanwhile.
  const sending = useRef<Values>(undefined);

  const restoring = useCallback((restore: () => void) => {
    const wasStarted = started.current;
    started.current = true;
    restore();
    started.current = wasStarted;
  }, []);
  const draft = useDraft(definition, id, formRef, { enabled: keepsDraft, restoring });

  const submission = useSubmission({
    id,
    formRef,
    initial,
    api: props.api,
    send: async ({ protection, ...context }) => {
      const own = sending.current;
      if (!own) return undefined;
      const { member, onSubmit } = props;
      const sent = submissionPayload(definition, own, { locale, member, userAgent: navigator.userAgent });
      const payload = { ...sent, ...protection };
      if (onSubmit) return onSubmit(own, { ...context, payload });
      if (definition.id === undefined)
        throw new Error(`The form “${definition.name}” has no id and no onSubmit`);
      return submitForm(definition.id, payload, { ...context.api, idempotencyKey: context.idempotencyKey });
    },
    onStored() {
      draft.drop();
      memorised.forget();
      tell('sent');
    },
    onSent:
      props.onSent &&
      ((reference) => sending.current && props.onSent?.({ reference, values: sending.current })),
    onReset() {
      started.current = false;
      setValues(defaults);
      methods.reset(defaults);
    },
    onFailed: fail,
  });
  const { state, update } = submission;
  const memorised = useRememberForm({
    definition,
    id,
    formRef,
    defaults,
    owner,
    errors,
    idempotencyKey: state.idempotencyKey,
    isStored: submission.isStored,
  });
  const becomeReady = useCallback(() => update({ network: 'ready' }), [update]);
  useBackOnline(state.network, formRef, becomeReady);
  useReadOnlyWhileSending(formRef, state.isSending === true);

  // The sent form took the focus with it, unless the host has moved it on.
  useLayoutEffect(() => {
    if (state.sent && document.activeElement === document.body) focusSend(formRef.current);
  }, [state.sent]);

  /** An error of the host’s measuring does not stop the form. */
  function tell(type: FormEvent['type'], field?: string) {
    try {
      props.onEvent?.({ type, form: definition.name, field } as FormEvent);
    } catch (error) {
      console.error(error);
    }
  }

  function fail(failed: FormErrors) {
    const { generic, ...fields } = failed;
    const names = Object.keys(fields).filter((name) => fields[name]);
    for (const name of inFormOrder(definition, names)) tell('field-error', name);
    const control = firstControl(formRef.current, names);
    // Fields in error that this page does not show can’t be corrected here.
    setServerErrors(methods, { ...fields, generic: generic ?? (control ? undefined : 'tryAgainLater') });
    if (control) focusSoon(control);
  }

  async function onSubmit(event: Pick<Event, 'preventDefault'>) {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      setAfterPlainPost(false);
      syncFromPage(methods, formRef.current, fieldNames(definition));
      await methods.handleSubmit(
        async (checked) => {
          if (!navigator.onLine) return update({ network: 'offline' });
          sending.current = definition.checkedByApiOnly ? asTyped() : (checked as Values);
          await submission.transmit();
        },
        (invalid) => {
          const names = Object.keys(errorKeys(invalid));
          for (const name of inFormOrder(definition, names)) tell('field-error', name);
          const control = firstControl(formRef.current, names);
          if (control) focusSoon(control);
          else methods.setError('root.generic', { type: 'hidden', message: 'tryAgainLater' });
        },
      )();
    } finally {
      inFlight.current = false;
    }
  }

  /** The answers unchecked, for a form that only the API checks. */
  function asTyped(): Values {
    return readAnswers(definition, formRef.current) as Answers as Values;
  }

  function onEdit(name: string) {
    memorised.remember();
    draft.save();
    if (!started.current) tell('started');
    started.current = true;
    clearErrorsAfterEdit(methods, definition, name, formRef.current);
  }

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      formRef.current = form;
      if (!form) return;
      const stop = filterInputs(form, (name) => fieldMeta(definition.schema, name).filter);
      return () => {
        stop();
        formRef.current = null;
      };
    },
    [definition],
  );

  return {
    ...state,
    methods,
    values,
    errors,
    attach,
    onSubmit,
    onEdit,
    /** Sends once the network is back, or no longer does. */
    waitForNetwork: (wait: boolean) => update({ network: wait ? 'waiting' : 'offline' }),
    showSummary: Object.keys(errors).length > 0 && (isAfterPlainPost || errorSummary === 'always'),
  };
}
