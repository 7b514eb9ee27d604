'use client';

import { useClub } from '@jalon/club/react';
import { useLocale } from '@jalon/i18n/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { editedFormLoader } from '#load-edited-form';
import type { EditedForm } from '../edited-form/load-edited-form.ts';
import type { SubmissionState } from '../edited-form/transmit.ts';
import { preload, useEditedForm } from '../edited-form/use-edited-form.ts';
import type { ClubFormProps, RejectedPost } from '../form-props.ts';
import type { Answers, FormDefinition, FormErrors } from '../rules/form-definition.ts';
import { withLeastRows } from '../rules/least-rows.ts';
import type { TypedAnswers } from '../rules/nested-answers.ts';
import { errorKeys } from '../state/error-keys.ts';
import { focusSend } from '../state/focus-send.ts';
import { reportMistakes } from '../state/host-mistakes.ts';
import { useFormEvents } from '../state/use-form-events.ts';
import { attachForm } from '../typing/attach-form.ts';
import { createFieldNotes } from '../typing/field-notes.ts';
import { useBackOnline } from './use-back-online.ts';
import { useDraft } from './use-draft.ts';
import { useFormMethods } from './use-form-methods.ts';
import { useSubmission } from './use-submission.ts';

export type { ClubFormProps, FormEvent, SubmitContext } from '../form-props.ts';

/** The rejected post, otherwise the defaults. */
type InitialState = Pick<RejectedPost, 'values' | 'errors'> &
  Pick<SubmissionState, 'idempotencyKey' | 'renderToken'>;

/** Combines react-hook-form, the draft and the submission. */
export function useClubForm<Values extends Answers>(
  typedDefinition: FormDefinition<Values>,
  id: string,
  props: ClubFormProps<Values>,
) {
  const club = useClub();
  const { posted, errorSummary = club.forms?.errorSummary ?? 'plain-post' } = props;
  const definition = typedDefinition as FormDefinition;
  const formRef = useRef<HTMLFormElement>(null);
  const defaults = (props.defaults ?? {}) as TypedAnswers;
  const { idempotencyKey, renderToken } = props;
  const [initial] = useState(() => {
    const shown: InitialState = { idempotencyKey, renderToken, values: defaults, errors: {}, ...posted };
    return { ...shown, values: withLeastRows(definition.schema, shown.values) };
  });
  const [values, setValues] = useState(initial.values);
  const [notes] = useState(createFieldNotes);
  const [isAfterPlainPost, setAfterPlainPost] = useState(posted !== undefined);
  const [hasSessionEnded, setSessionEnded] = useState(isSessionEnded(posted?.errors));
  const member = hasSessionEnded ? undefined : props.member;
  const methods = useFormMethods(definition, id, initial);
  const errors = errorKeys(methods.formState.errors);
  const edited = useEditedForm({ isInPage: isAfterPlainPost, isNeeded: Object.keys(errors).length > 0 });
  const inFlight = useRef(false);
  const locale = useLocale();
  const events = useFormEvents(definition.name, props.onEvent);
  const { draft = false } = props;
  useDraft(definition, id, formRef, { enabled: draft, restoring: events.restoring });
  const { state, update, keyName } = useSubmission({ id, initial, isKeyOfForm: props.page !== undefined });
  const becomeReady = useCallback(() => update({ network: 'ready' }), [update]);
  useBackOnline(state.network, formRef, becomeReady);

  // The focus was lost with the form, unless the host has moved it.
  useLayoutEffect(() => {
    if (state.sent && document.activeElement === document.body) focusSend(formRef.current);
  }, [state.sent]);

  async function send(values: Values, edited: EditedForm) {
    const { onSubmit, api } = props;
    const form = formRef.current;
    const answers = { definition, values, locale, member, onSubmit, form };
    const endReadOnly = form && edited.makeReadOnly(form);
    try {
      const outcome = await edited.transmit(answers, { state, update, keyName, api });
      if (outcome.kind === 'stored') return await finish(outcome.reference, values, edited);
      if (outcome.kind === 'posted') return;
      const { errors, isLost } = outcome;
      // A host has taken the form away meanwhile.
      if (!formRef.current) return;
      if (isSessionEnded(errors)) setSessionEnded(true);
      if (isLost && !navigator.onLine) update({ network: 'offline', mayBeSent: true });
      else events.fieldErrors(edited.showRefusal({ definition, methods, formRef }, errors));
    } finally {
      endReadOnly?.();
    }
  }

  /** The submission is stored: the host confirms it, or the form does. */
  async function finish(reference: string, values: Values, edited: EditedForm) {
    const { onSent } = props;
    edited.dropDraft(id);
    events.sent();
    let isToldByHost = false;
    try {
      // `onSent` is not called after a host has taken the form away.
      if (formRef.current && onSent) {
        await edited.untilLeft(() => onSent({ reference, values }));
        isToldByHost = true;
      }
    } catch (error) {
      console.error(error);
    }
    // The host may stay on this page, or the browser may restore it: the form is ready for another submission.
    const sent = { status: 'success', reference } as const;
    update({ isSending: false, sent, isToldByHost, mayBeSent: false, idempotencyKey: undefined });
    events.startOver();
    notes.clear();
    setValues(withLeastRows(definition.schema, defaults));
    methods.reset(withLeastRows(definition.schema, defaults));
  }

  async function onSubmit(event: Pick<React.SubmitEvent, 'preventDefault' | 'nativeEvent'>) {
    // A button with `formnovalidate` posts the form to its page as it is.
    const { submitter } = event.nativeEvent as Partial<SubmitEvent>;
    if (submitter?.hasAttribute('formnovalidate')) return;
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    try {
      setAfterPlainPost(false);
      const edited = await editedFormLoader.load().catch(sendWithoutIt);
      if (edited) await checkAndSend(edited);
    } finally {
      inFlight.current = false;
    }
  }

  async function checkAndSend(edited: EditedForm) {
    edited.syncFromPage(methods, formRef.current, definition);
    await methods.handleSubmit(
      async (checked) => {
        if (!navigator.onLine) return update({ network: 'offline' });
        const answers = definition.checkedByApiOnly
          ? edited.readAnswers(definition, formRef.current)
          : checked;
        await send(answers as Answers as Values, edited);
      },
      (invalid) => events.fieldErrors(edited.showInvalid({ definition, methods, formRef }, invalid)),
    )();
  }

  /** The network is down, or a newer version of the site has other files: the page of the form takes it as without a script. */
  function sendWithoutIt(): undefined {
    if (!navigator.onLine) update({ network: 'offline' });
    else if (typeof props.action === 'string' && formRef.current)
      HTMLFormElement.prototype.submit.call(formRef.current);
    else methods.setError('root.generic', { type: 'load', message: 'tryAgainLater' });
  }

  async function onEdit(name: string) {
    events.edited();
    // Before the wait, during which a host may take the form away.
    const form = formRef.current;
    // Without it, the send asks for it again.
    const edited = await editedFormLoader.load().catch(() => undefined);
    if (draft) edited?.saveDraft({ definition, id, form });
    edited?.clearErrorsAfterEdit(methods, definition, name, form);
  }

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      formRef.current = form;
      if (!form) return;
      if (process.env.NODE_ENV !== 'production') reportMistakes(form, definition);
      const detach = attachForm(form, definition, notes);
      return () => {
        detach();
        formRef.current = null;
      };
    },
    [definition, notes],
  );

  return {
    ...state,
    methods,
    notes,
    values,
    errors,
    edited,
    attach,
    onSubmit,
    onEdit,
    onFocus: preload,
    /** Sets whether the form is sent once the network is back. */
    waitForNetwork: (wait: boolean) => update({ network: wait ? 'waiting' : 'offline' }),
    isAfterPlainPost,
    /** Whose information is sent too. */
    member,
    hasSessionEnded,
    showSummary: Object.keys(errors).length > 0 && (isAfterPlainPost || errorSummary === 'always'),
  };
}

/** The member’s information was not sent, because the session has ended: the next send has none. */
function isSessionEnded(errors: FormErrors | undefined): boolean {
  return errors?.generic === 'sessionEnded';
}
