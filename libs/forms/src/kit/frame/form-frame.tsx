'use client';

import { honeypotField, renderTokenField } from '@jalon/api-client/protection';
import type { Locale } from '@jalon/i18n';
import { useLocale, useT, useTranslator } from '@jalon/i18n/react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { FormProvider, get } from 'react-hook-form';
import { KitContext } from '../fields/kit-context.ts';
import { NoteStatus } from '../fields/layout/note-status.tsx';
import type { ClubFormProps } from '../form-props.ts';
import { computedFields, fieldMeta, takesFiles } from '../rules/field-meta.ts';
import { type Answers, type FormDefinition, type FormSchema, localeCode } from '../rules/form-definition.ts';
import { idempotencyKeyField, pageMemberField } from '../submission/payload.ts';
import { textOf } from '../texts/field-text.ts';
import { formMessages } from '../texts/form.messages.ts';
import type { FormLabels } from '../texts/form-labels.ts';
import type { FormTexts } from '../texts/form-texts.ts';
import { useSpecificErrors } from '../texts/use-specific-errors.ts';
import type { FieldNote } from '../typing/field-notes.ts';
import { FormActions } from './form-actions.tsx';
import { Frame } from './form-frame.styles.ts';
import { IdentityLine } from './identity-line.tsx';
import { useClubForm } from './use-club-form.ts';

export interface FormFrameProps<Values extends Answers> extends ClubFormProps<Values>, Partial<FormTexts> {
  /**
   * The name and the zod schema of the form, and its labels, hints and choices unless the props have them. Keep its identity
   * between renders.
   */
  definition: FormDefinition<Values> & { readonly labels?: (locale: Locale) => FormLabels };
  children: ReactNode;
}

const none = {};

/**
 * A form around its fields: hidden fields, error summary, send button and generic error, on react-hook-form.
 * Posts to its own page until its script has loaded, then calls `onSubmit` or the API. Inside it,
 * react-hook-form’s `useFormContext` works. Renders a `form`.
 */
export function FormFrame<Values extends Answers>({
  definition: whole,
  labels: ownLabels,
  hints: ownHints,
  choices: ownChoices,
  boxTexts = none,
  errorTexts = none,
  submitLabel,
  children,
  id = whole.name,
  ...props
}: FormFrameProps<Values>) {
  const { page } = props;
  const definition = useMemo(
    () => (page ? (page.split(whole as FormDefinition) as typeof whole) : whole),
    [page, whole],
  );
  const t = useT(formMessages);
  const locale = useLocale();
  const texts = useMemo(() => whole.labels?.(locale), [whole, locale]);
  const labels: FormTexts['labels'] = ownLabels ?? texts?.fields ?? none;
  const hints: NonNullable<FormTexts['hints']> = ownHints ?? texts?.hints ?? none;
  const choices: NonNullable<FormTexts['choices']> = ownChoices ?? texts?.choices ?? none;
  const specificError = useSpecificErrors(errorTexts);
  const translated = useTranslator();
  const form = useClubForm(definition, id, props);
  const { values, methods, notes, errors, edited } = form;
  const { control, register, subscribe, getFieldState, getValues } = methods;
  const controlId = useCallback((name: string) => `${id}-${name}`, [id]);
  const { action } = props;
  const errorText = useCallback(
    (name: string, key: string) => {
      const meta = fieldMeta(definition.schema, name);
      const value: unknown = get(getValues(), name);
      return (
        specificError({ key, name, meta, value }) ??
        edited?.fieldErrorText(key, translated, meta, errorTexts) ??
        t('invalidValue')
      );
    },
    [definition.schema, edited, errorTexts, specificError, translated, getValues, t],
  );
  const noteText = useCallback(
    (note: FieldNote) => edited?.fieldNoteText(note, translated),
    [edited, translated],
  );
  const labelOf = useCallback(
    (name: string) => textOf(labels, name) ?? fieldMeta(definition.schema, name).label?.[locale] ?? name,
    [labels, definition.schema, locale],
  );
  const computed = useMemo(() => computedFields(definition.schema), [definition.schema]);
  const context = useMemo(
    () => ({
      schema: definition.schema as FormSchema,
      computed,
      values,
      labelOf,
      hints,
      choices,
      boxTexts,
      errorText,
      page,
      action,
      controlId,
      control,
      register,
      subscribe,
      getFieldState,
      notes,
      noteText,
      t,
    }),
    [
      definition.schema,
      computed,
      values,
      labelOf,
      hints,
      choices,
      boxTexts,
      errorText,
      page,
      action,
      controlId,
      control,
      register,
      subscribe,
      getFieldState,
      notes,
      noteText,
      t,
    ],
  );

  const { generic } = errors;
  const sendError =
    generic &&
    (specificError({ key: generic, name: 'generic' }) ??
      edited?.sendErrorText(generic, translated, errorTexts) ??
      t('tryAgainLater'));
  const asksToSignIn = generic === 'signInAgain' || generic === 'sessionEnded';
  const signInPath = asksToSignIn ? props.signInPath : undefined;

  // React sets the encoding for a server action.
  const encoding =
    typeof props.action !== 'function' && takesFiles(definition.schema) ? 'multipart/form-data' : undefined;

  if (edited && form.sent && !form.isToldByHost)
    return <edited.Confirmation reference={form.sent.reference} />;

  return (
    <FormProvider {...methods}>
      <KitContext value={context}>
        <Frame
          // Reset after a successful send.
          key={form.sent?.reference}
          ref={form.attach}
          id={id}
          // Without JavaScript, the response scrolls to the form instead of the top of its page.
          action={props.action ?? `#${id}`}
          // React sets the method for a server action.
          method={typeof props.action === 'function' ? undefined : 'post'}
          encType={encoding}
          noValidate
          aria-busy={form.isSending || undefined}
          onSubmit={form.onSubmit}
          onFocus={form.onFocus}
          onInput={(event: React.InputEvent<HTMLFormElement>) =>
            void form.onEdit((event.target as HTMLInputElement).name)
          }
        >
          {definition.id !== undefined && <input type="hidden" name="formID" value={definition.id} />}
          <input type="hidden" name="locale" value={localeCode(definition, locale)} />
          <input type="hidden" name="userAgent" ref={fillUserAgent} />
          <input type="hidden" name={idempotencyKeyField} value={form.idempotencyKey ?? ''} />
          <input type="hidden" name={renderTokenField} value={form.renderToken ?? ''} />
          {definition.attachesMember !== false && (form.member || form.hasSessionEnded) && (
            <input type="hidden" name={pageMemberField} value={form.member?.memberNumber ?? ''} />
          )}
          {page?.hidden.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {/* Visually hidden only: programs that fill in forms skip inputs that are not rendered. */}
          <div className="jalon-visually-hidden" aria-hidden="true">
            <label htmlFor={controlId(honeypotField)}>{t('honeypot')}</label>
            <input
              type="text"
              id={controlId(honeypotField)}
              name={honeypotField}
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          {/* Not for a form whose fields show the member, nor after the session has ended. */}
          {!definition.ownedBy && !asksToSignIn && !form.hasSessionEnded && (
            <IdentityLine member={form.member} signInPath={props.signInPath} />
          )}
          {edited && form.showSummary && (
            <edited.FormSummary
              errors={errors}
              sendError={sendError}
              hasSignIn={signInPath !== undefined}
              // The answer to a plain post is a new page, which starts at its errors. Browsers scroll to a fragment instead.
              autoFocus={
                form.isAfterPlainPost && typeof props.action === 'string' && !props.action.includes('#')
              }
            />
          )}
          {children}
          <NoteStatus />
          <FormActions
            submitLabel={submitLabel ?? t('send')}
            edited={edited && translated(edited.editedFormMessages)}
            isSending={form.isSending === true}
            network={form.network}
            retry={form.retry}
            mayBeSent={form.mayBeSent}
            error={sendError}
            signInPath={signInPath}
            onWaitForNetwork={form.waitForNetwork}
          />
        </Frame>
      </KitContext>
    </FormProvider>
  );
}

function fillUserAgent(input: HTMLInputElement | null) {
  if (input) input.value = navigator.userAgent;
}
