'use client';

import { useClub } from '@jalon/club/react';
import { useLocale } from '@jalon/i18n/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ClubFormProps } from '../form-props.ts';
import type { Answers, FormDefinition, FormErrors } from '../rules/form-definition.ts';
import { type TypedAnswers, withLeastRows } from '../rules/nested-answers.ts';
import { showInvalid, showRefusal } from '../state/failed-send.ts';
import { focusSend } from '../state/focus.ts';
import { reportMistakes } from '../state/host-mistakes.ts';
import { readAnswers, syncFromPage } from '../state/page-values.ts';
import { useDraft } from '../state/use-draft.ts';
import { useFormEvents } from '../state/use-form-events.ts';
import { clearErrorsAfterEdit, errorKeys, useFormMethods } from '../state/use-form-methods.ts';
import { useInitialState } from '../state/use-initial-state.ts';
import { untilLeft } from '../submission/until-left.ts';
import { attachForm } from '../typing/attach-form.ts';
import { createFieldNotes } from '../typing/field-notes.ts';
import { useReadOnlyWhileSending } from '../typing/read-only-while-sending.ts';
import { useBackOnline } from './use-back-online.ts';
import { useSubmission } from './use-submission.ts';

export type { ClubFormProps, FormEvent, SubmitContext } from '../form-props.ts';

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
  const initial = useInitialState({ definition, defaults, posted, idempotencyKey, renderToken });
  const [values, setValues] = useState(initial.values);
  const [notes] = useState(createFieldNotes);
  const [isAfterPlainPost, setAfterPlainPost] = useState(posted !== undefined);
  const [hasSessionEnded, setSessionEnded] = useState(isSessionEnded(posted?.errors));
  const member = hasSessionEnded ? undefined : props.member;
  const methods = useFormMethods(definition, id, initial);
  const errors = errorKeys(methods.formState.errors);
  const inFlight = useRef(false);
  const locale = useLocale();
  const events = useFormEvents(definition.name, props.onEvent);
  const draft = useDraft(definition, id, formRef, {
    enabled: props.draft ?? false,
    restoring: events.restoring,
  });
  const submission = useSubmission({ id, formRef, initial, isKeyOfForm: props.page !== undefined });
  const { state, update } = submission;
  const becomeReady = useCallback(() => update({ network: 'ready' }), [update]);
  useBackOnline(state.network, formRef, becomeReady);
  useReadOnlyWhileSending(formRef, state.isSending === true);

  // The focus was lost with the form, unless the host has moved it.
  useLayoutEffect(() => {
    if (state.sent && document.activeElement === document.body) focusSend(formRef.current);
  }, [state.sent]);

  async function send(values: Values) {
    const { onSubmit, api } = props;
    const answers = { definition, values, locale, member, onSubmit, form: formRef.current };
    const outcome = await submission.transmit(answers, api);
    if (outcome.kind === 'stored') return finish(outcome.reference, values);
    if (outcome.kind === 'posted') return;
    const { errors, isLost } = outcome;
    // A host has taken the form away meanwhile.
    if (!formRef.current) return;
    if (isSessionEnded(errors)) setSessionEnded(true);
    if (isLost && !navigator.onLine) update({ network: 'offline', mayBeSent: true });
    else events.fieldErrors(showRefusal({ definition, methods, formRef }, errors));
  }

  /** The submission is stored: the host confirms it, or the form does. */
  async function finish(reference: string, values: Values) {
    const { onSent } = props;
    draft.drop();
    events.sent();
    let isToldByHost = false;
    try {
      // `onSent` is not called after a host has taken the form away.
      if (formRef.current && onSent) {
        await untilLeft(() => onSent({ reference, values }));
        isToldByHost = true;
      }
    } catch (error) {
      console.error(error);
    }
    // The host may stay on this page, or the browser may restore it.
    submission.startOver(reference, isToldByHost);
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
      syncFromPage(methods, formRef.current, definition);
      await methods.handleSubmit(
        async (checked) => {
          if (!navigator.onLine) return update({ network: 'offline' });
          const answers = definition.checkedByApiOnly ? readAnswers(definition, formRef.current) : checked;
          await send(answers as Answers as Values);
        },
        (invalid) => events.fieldErrors(showInvalid({ definition, methods, formRef }, invalid)),
      )();
    } finally {
      inFlight.current = false;
    }
  }

  function onEdit(name: string) {
    draft.save();
    events.edited();
    clearErrorsAfterEdit(methods, definition, name, formRef.current);
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
    attach,
    onSubmit,
    onEdit,
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
