'use client';

import {
  type ApiClientOptions,
  renderTokenAge,
  type SubmissionAccepted,
  type SubmitOptions,
  type SubmitResult,
  submitForm,
} from '@jalon/api-client';
import { useLocale } from '@jalon/i18n/react';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { type RememberedForm, useFormMemory } from '../memory/form-memory.tsx';
import { dropDraft, restoreDraft, saveDraft } from './draft.ts';
import { createErrorStore } from './error-store.ts';
import { filterInputs } from './filter-inputs.ts';
import {
  checkFields,
  type FormDefinition,
  type FormErrors,
  type FormValues,
  fieldNames,
  type SubmissionMember,
  submissionPayload,
} from './form-definition.ts';
import { renderTokenField, trapField } from './hidden-fields.ts';
import { focusDelay } from './limits.ts';
import { tabStorage } from './tab-storage.ts';
import { untilLeft } from './until-left.ts';

/** What a form sends: its answers by wire name, what goes along with them, and the `member`, as `memberInfo`. */
export type FormPayload<Name extends string> = FormValues<Name | 'formID' | 'locale' | 'userAgent'>;

/** What every form of the library takes. `Name` is the union of its fields' names on the wire. */
export interface ClubFormProps<Name extends string = string> {
  /** Prefix of the ids in the page, and what its draft and its key are kept under. Default: the form's name. */
  id?: string | undefined;
  /**
   * Made on the server for each page, so that a plain post has one; without it the form makes one at its
   * first send. The first one is kept over every retry, and in the tab over a reload.
   */
  idempotencyKey?: string | undefined;
  /** `getRenderToken` of the API client, asked for by the server for each page; see `FORM_PROTECTION` there. */
  renderToken?: string | undefined;
  /** The member who is signed in: goes along with the submission where the form says so. */
  member?: SubmissionMember | undefined;
  /** What the fields hold at first, by wire name. */
  defaults?: Partial<FormValues<Name>> | undefined;
  /** What `handleFormPost` gave back: the form shows it, errors included. */
  posted?:
    | {
        readonly errors: FormErrors;
        readonly values: FormValues;
        readonly idempotencyKey: string;
        readonly renderToken?: string | undefined;
      }
    | undefined;
  /** Where the API stands. Default: the page's own origin. */
  api?: ApiClientOptions | undefined;
  /**
   * Called once the submission is stored; without it the form shows that it was sent. What it returns is awaited, a
   * navigation say: until then, and while the page is being left, the form stays as it was sent, and busy. One that
   * throws is logged, and the form shows that it was sent.
   */
  onSent?: ((sent: { reference: string; values: FormValues<Name> }) => unknown) | undefined;
  /** Told what happens, for measuring: never what was typed. What it throws is logged. */
  onEvent?: ((event: FormEvent) => void) | undefined;
  /** Sends the submission in place of the API client. What it throws is logged, and a failed send. */
  submit?:
    | ((formId: number, payload: FormPayload<Name>, options: SubmitOptions) => Promise<SubmitResult>)
    | undefined;
  /**
   * When the summary of errors is shown: after a plain post only (otherwise the focus goes to the first
   * invalid field), or after every failed send.
   */
  errorSummary?: 'plain-post' | 'always' | undefined;
  /**
   * Keeps in the tab what is typed into the fields that the form names for it, so that it outlives a reload.
   * Default false.
   */
  draft?: boolean | undefined;
  /** The page to sign in on, for who has been signed out meanwhile; opens beside this one. */
  signInPath?: string | undefined;
}

/** `started` with the first edit; `field-error` once for each field of a failed send; `sent` once stored. */
export type FormEvent =
  | { readonly type: 'started' | 'sent'; readonly form: string }
  | { readonly type: 'field-error'; readonly form: string; readonly field: string };

interface FormState extends Omit<RememberedForm, 'owner'> {
  readonly renderToken?: string | undefined;
  readonly afterPlainPost: boolean;
  /** `offline`: there is no network to send by; `waiting`: it will be sent once there is. */
  readonly phase: 'ready' | 'sending' | 'offline' | 'waiting';
  /** A send has had no answer: it may be stored, or not. */
  readonly mayBeSent?: boolean;
  readonly sent?: SubmissionAccepted;
  /** The host has taken over from there. */
  readonly isToldByHost?: boolean;
}

function patch(state: FormState, changes: Partial<FormState>): FormState {
  return { ...state, ...changes };
}

/** The state of one form, from what was typed before its script arrived to its stored submission. */
export function useClubForm<Name extends string>(
  definition: FormDefinition<Name>,
  id: string,
  props: ClubFormProps<Name>,
) {
  const { posted, api, errorSummary = 'plain-post', draft = false } = props;
  const locale = useLocale();
  const memory = useFormMemory();
  const { ownedBy } = definition;
  const owner = props.member?.memberNumber ?? (ownedBy && props.defaults?.[ownedBy]);
  const formRef = useRef<HTMLFormElement>(null);
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      formRef.current = form;
      if (!form) return;
      const stop = filterInputs(form, (name) => definition.fields[name as Name]?.filter);
      return () => {
        stop();
        formRef.current = null;
      };
    },
    [definition],
  );
  const [state, update] = useReducer(patch, undefined, (): FormState => {
    // What is undefined among them is as good as missing.
    const defaults = (props.defaults ?? {}) as FormValues;
    const kept = memory?.get(id);
    const isOwn = !kept?.owner || !owner || kept.owner === owner;
    const found =
      kept && isOwn
        ? { ...kept, values: { ...defaults, ...kept.values } }
        : (posted ?? { values: defaults, errors: {}, idempotencyKey: undefined });
    return {
      renderToken: props.renderToken,
      ...found,
      idempotencyKey: found.idempotencyKey ?? props.idempotencyKey,
      afterPlainPost: !!posted,
      phase: 'ready',
    };
  });

  const { errors } = state;
  const [errorStore] = useState(() => createErrorStore(errors));
  useLayoutEffect(() => errorStore.set(errors), [errorStore, errors]);

  const inFlight = useRef(false);
  const isStored = useRef(false);
  const started = useRef(false);
  // The language may change while an answer is under way.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  /** Before every change of page: the next one renders while this one still stands. */
  function remember() {
    if (!memory || !formRef.current || isStored.current) return;
    const typed = readValues(formRef.current);
    // What nobody changed may be known better by the next page.
    const changed = fieldNames(definition)
      .map((name) => [name, typed[name] ?? ''] as const)
      .filter(([name, value]) => value !== (props.defaults?.[name] ?? ''));
    memory.set(id, {
      values: Object.fromEntries(changed),
      errors,
      idempotencyKey: state.idempotencyKey,
      // Who is signed out meanwhile is still the one who typed.
      owner: owner ?? memory.get(id)?.owner,
    });
  }
  useLayoutEffect(remember);

  // Of an earlier load of this page, whose send has had no answer yet.
  const keyName = `key.${id}`;
  useEffect(() => {
    const idempotencyKey = tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
    if (!draft || !formRef.current) return;
    // What comes back is no edit.
    const wasStarted = started.current;
    started.current = true;
    restoreDraft(id, definition, formRef.current);
    started.current = wasStarted;
  }, [definition, id, keyName, draft]);

  // The form that was sent took the focus with it, unless the host has moved it on.
  useLayoutEffect(() => {
    if (state.sent && document.activeElement === document.body) focusSend(formRef.current);
  }, [state.sent]);

  const { phase } = state;
  useEffect(() => {
    if (phase !== 'offline' && phase !== 'waiting') return;
    const back = () => {
      // The button that has it is about to go.
      if (document.activeElement?.matches('[data-part="actions"] *')) focusSend(formRef.current);
      update({ phase: 'ready' });
      if (phase === 'waiting') formRef.current?.requestSubmit();
    };
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [phase]);

  /** Measuring stops no form. */
  function tell(type: FormEvent['type'], field?: string) {
    try {
      props.onEvent?.({ type, form: definition.name, field } as FormEvent);
    } catch (error) {
      console.error(error);
    }
  }

  async function transmit(values: FormValues<Name>) {
    const idempotencyKey = state.idempotencyKey ?? newIdempotencyKey();
    tabStorage.set(keyName, idempotencyKey);
    update({ phase: 'sending', idempotencyKey });
    const payload = submissionPayload(definition, values, {
      locale,
      member: props.member,
      userAgent: navigator.userAgent,
    });
    const typed = readValues(formRef.current);
    const send = async (renderToken: string | undefined, trap: string | undefined): Promise<SubmitResult> => {
      try {
        return await (props.submit ?? submitForm)(
          definition.id,
          { ...payload, [renderTokenField]: renderToken, [trapField]: trap },
          { ...api, idempotencyKey },
        );
      } catch (error) {
        console.error(error);
        return { status: 'error', code: 'network', httpStatus: 0, errors: { generic: 'tryAgainLater' } };
      }
    };
    let result = await send(state.renderToken, typed[trapField]);
    if (result.status === 'error' && result.renderToken) {
      // A script that shows the form long before, or fills in what nobody sees, is no reason to bother a person.
      const { renderToken } = result;
      await new Promise((resolve) => setTimeout(resolve, confirmDelay));
      update({ renderToken });
      result = await send(renderToken, '');
    }
    await settle(result, values);
  }

  async function settle(result: SubmitResult, values: FormValues<Name>) {
    if (result.status === 'success') {
      tabStorage.set(keyName, undefined);
      dropDraft(id);
      isStored.current = true;
      memory?.delete(id);
      tell('sent');
      const { onSent } = latest.current;
      let isToldByHost = false;
      try {
        // Who has left the page is not called back.
        if (formRef.current && onSent) {
          await untilLeft(() => onSent({ reference: result.reference, values }));
          isToldByHost = true;
        }
      } catch (error) {
        console.error(error);
      }
      // Ready for another submission: the host may stay, or the browser bring this page back.
      isStored.current = false;
      started.current = false;
      update({
        phase: 'ready',
        sent: result,
        isToldByHost,
        mayBeSent: false,
        values: (latest.current.defaults ?? {}) as FormValues,
        idempotencyKey: undefined,
      });
      return;
    }
    if (result.code === 'network' && !navigator.onLine) {
      update({ phase: 'offline', mayBeSent: true });
      return;
    }
    update({ phase: 'ready' });
    fail(result.errors);
  }

  function fail(failed: FormErrors) {
    const invalid = fieldNames(definition).filter((name) => failed[name]);
    for (const field of invalid) tell('field-error', field);
    const control = invalid.map(visibleControl).find(Boolean);
    // Fields in error that this page does not show can't be mended here.
    const generic = failed.generic ?? (control ? undefined : 'tryAgainLater');
    update({ errors: generic ? { ...failed, generic } : failed });
    if (control) focusSoon(control);
  }

  function visibleControl(name: string): HTMLInputElement | undefined {
    const found = formRef.current?.elements.namedItem(name) ?? null;
    const control = found instanceof RadioNodeList ? found[0] : found;
    return control instanceof HTMLElement && (control as HTMLInputElement).type !== 'hidden'
      ? (control as HTMLInputElement)
      : undefined;
  }

  async function onSubmit(event: Pick<Event, 'preventDefault'>) {
    event.preventDefault();
    if (inFlight.current) return;
    const typed = readValues(formRef.current);
    const own = Object.fromEntries(fieldNames(definition).map((name) => [name, typed[name] ?? '']));
    const { values, errors } = definition.checkedByApiOnly
      ? { values: own as FormValues<Name>, errors: undefined }
      : checkFields(definition, typed);
    update({ afterPlainPost: false, errors: {} });
    if (errors) return fail(errors);
    if (!navigator.onLine) return update({ phase: 'offline' });
    inFlight.current = true;
    try {
      await transmit(values);
    } finally {
      inFlight.current = false;
    }
  }

  return {
    ...state,
    errorStore,
    attach,
    onSubmit,
    /** Sends once the network is back, or no longer does. */
    waitForNetwork: (wait: boolean) => update({ phase: wait ? 'waiting' : 'offline' }),
    /** Editing a field clears its error, and those of the fields that follow from it or agree with it now. */
    onEdit: (name: string) => {
      remember();
      if (draft) saveDraft(id, definition, readValues(formRef.current));
      if (!started.current) tell('started');
      started.current = true;
      const ruleOf = (field: string) => definition.fields[field as Name];
      const inError = Object.entries(state.errors).filter(
        ([field]) => field !== name && !ruleOf(field)?.derive,
      );
      const { errors: left = {} } = inError.some(([field]) => ruleOf(field)?.agree)
        ? checkFields(definition, readValues(formRef.current))
        : {};
      const cleared = inError.filter(([field]) => !ruleOf(field)?.agree || left[field]);
      if (cleared.length < Object.keys(state.errors).length) update({ errors: Object.fromEntries(cleared) });
    },
    showSummary: Object.keys(state.errors).length > 0 && (state.afterPlainPost || errorSummary === 'always'),
  };
}

export type ClubForm = ReturnType<typeof useClubForm>;

/** Milliseconds until the API takes a fresh token, and half a second for clocks that differ. */
const confirmDelay = renderTokenAge.min * 1000 + 500;

function focusSoon(control: HTMLInputElement): void {
  const { activeElement } = document;
  setTimeout(() => {
    // Who has gone on to another field meanwhile is not pulled back.
    if (document.activeElement !== activeElement) return;
    // The whole field in view, from its question to its message; NVDA also reads it more reliably after a scroll.
    // Hosts test in jsdom, which can't scroll.
    const field = control.type === 'radio' ? control.closest('fieldset') : control.labels?.[0]?.parentElement;
    field?.scrollIntoView?.({ block: 'nearest' });
    control.focus({ preventScroll: true, focusVisible: true });
  }, focusDelay);
}

function focusSend(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}

/** Everything that the form would post, hidden fields included; none of ours is a file. */
function readValues(form: HTMLFormElement | null): FormValues {
  return Object.fromEntries(new FormData(form ?? undefined)) as FormValues;
}

/** 128 random bits. Not `randomUUID`, which a page served over plain HTTP does not have. */
function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
