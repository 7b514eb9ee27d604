'use client';

import {
  type ApiClientOptions,
  renderTokenAge,
  type SubmissionAccepted,
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

/** What every form of the library takes. `Name` is the union of its fields' names on the wire. */
export interface ClubFormProps<Name extends string = string> {
  /** Prefix of the ids in the page. Default: the form's name. */
  id?: string;
  /**
   * Made on the server for each page, so that a plain post has one; without it the form makes one at its
   * first send. The first one is kept over every retry, and in the tab over a reload.
   */
  idempotencyKey?: string;
  /** `getRenderToken` of the API client, asked for by the server for each page; see `FORM_PROTECTION` there. */
  renderToken?: string;
  /** The member who is signed in: goes along with the submission where the form says so. */
  member?: SubmissionMember;
  /** What the fields hold at first, by wire name. */
  defaults?: Partial<FormValues<Name>>;
  /** What `handleFormPost` gave back: the form shows it, errors included. */
  posted?: {
    readonly errors: FormErrors;
    readonly values: FormValues;
    readonly idempotencyKey: string;
    readonly renderToken?: string | undefined;
  };
  /** Where the API stands. Default: the page's own origin. */
  api?: ApiClientOptions;
  /**
   * Called once the submission is stored; without it the form shows that it was sent. What it returns is awaited, a
   * navigation say: until then the form stays as it was sent, and busy.
   */
  onSent?: (sent: { reference: string; values: FormValues<Name> }) => unknown;
  /** Told what happens, for measuring: never what was typed. */
  onEvent?: (event: FormEvent) => void;
  /** Sends the submission in place of the API client. What it throws is logged, and a failed send. */
  submit?: typeof submitForm;
  /**
   * When the summary of errors is shown: after a plain post only (otherwise the focus goes to the first
   * invalid field), or after every failed send.
   */
  errorSummary?: 'plain-post' | 'always';
  /**
   * Keeps in the tab what is typed into the fields that the form names for it, so that it outlives a reload.
   * Default false.
   */
  draft?: boolean;
  /** The page to sign in on, for who has been signed out meanwhile; opens beside this one. */
  signInPath?: string;
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
}

function patch(state: FormState, changes: Partial<FormState>): FormState {
  return { ...state, ...changes };
}

/** The state of one form, from what was typed before its script arrived to its stored submission. */
export function useClubForm<Name extends string>(
  definition: FormDefinition<Name>,
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
    const defaults = definedOnly(props.defaults);
    const kept = memory?.get(definition.id);
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
    memory.set(definition.id, {
      values: Object.fromEntries(changed),
      errors,
      idempotencyKey: state.idempotencyKey,
      // Who is signed out meanwhile is still the one who typed.
      owner: owner ?? memory.get(definition.id)?.owner,
    });
  }
  useLayoutEffect(remember);

  // Of an earlier load of this page, whose send has had no answer yet.
  const keyName = `key.${definition.name}`;
  useEffect(() => {
    const idempotencyKey = tabStorage.get(keyName);
    if (idempotencyKey) update({ idempotencyKey });
    if (!draft || !formRef.current) return;
    // What comes back is no edit.
    started.current = true;
    restoreDraft(definition, formRef.current);
    started.current = false;
  }, [definition, keyName, draft]);

  const { phase } = state;
  useEffect(() => {
    if (phase !== 'offline' && phase !== 'waiting') return;
    const back = () => {
      update({ phase: 'ready' });
      if (phase === 'waiting') formRef.current?.requestSubmit();
    };
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [phase]);

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
      dropDraft(definition);
      isStored.current = true;
      memory?.delete(definition.id);
      props.onEvent?.({ type: 'sent', form: definition.name });
      try {
        // Who has left the page is not called back.
        if (formRef.current) await latest.current.onSent?.({ reference: result.reference, values });
      } finally {
        // Ready for another submission: the host may stay, or the browser bring this page back.
        isStored.current = false;
        started.current = false;
        update({
          phase: 'ready',
          sent: result,
          mayBeSent: false,
          values: definedOnly(latest.current.defaults),
          idempotencyKey: undefined,
        });
      }
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
    for (const field of invalid) props.onEvent?.({ type: 'field-error', form: definition.name, field });
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
      if (draft) saveDraft(definition, readValues(formRef.current));
      if (!started.current) props.onEvent?.({ type: 'started', form: definition.name });
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
    // The label in view, not the bare input; NVDA also reads it more reliably after a scroll. Hosts test in
    // jsdom, which can't scroll.
    control.labels?.[0]?.scrollIntoView?.({ block: 'nearest' });
    control.focus({ preventScroll: true, focusVisible: true });
  }, focusDelay);
}

/** Everything that the form would post, hidden fields included; none of ours is a file. */
function readValues(form: HTMLFormElement | null): FormValues {
  return Object.fromEntries(new FormData(form ?? undefined)) as FormValues;
}

function definedOnly(values: Partial<FormValues> = {}): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** 128 random bits. Not `randomUUID`, which a page served over plain HTTP does not have. */
function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
