'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { ErrorSummary } from '@jalon/ui/error-summary';
import { type ReactNode, useCallback, useMemo } from 'react';
import { fieldErrorText, sendErrorText } from './error-text.ts';
import { FormContext } from './form-context.ts';
import { type FormDefinition, fieldNames } from './form-definition.ts';
import { Frame, Sent } from './form-frame.styles.ts';
import { idempotencyKeyField, renderTokenField, trapField } from './hidden-fields.ts';
import { kitMessages } from './kit.messages.ts';
import { type ClubFormProps, useClubForm } from './use-club-form.ts';

export interface FormFrameProps<Name extends string> extends ClubFormProps<Name> {
  definition: FormDefinition<Name>;
  /** What each field is called, by its name: above it, and where the summary speaks of it. */
  labels: Readonly<Partial<Record<Name, string>>>;
  /** The words of the send button. */
  submitLabel: string;
  children: ReactNode;
}

/**
 * A form around its fields: hidden fields, summary of errors, send button and generic error. Posts to its
 * own page until its script arrives, and to the API from then on. Renders a `form`.
 */
export function FormFrame<Name extends string>({
  definition,
  labels,
  submitLabel,
  children,
  id = definition.name,
  ...props
}: FormFrameProps<Name>) {
  const t = useT(kitMessages);
  const locale = useLocale();
  const form = useClubForm(definition, id, props);
  const { values, errorStore } = form;
  const controlId = useCallback((name: string) => `${id}-${name}`, [id]);
  const context = useMemo(
    () => ({ values, definition, labels, controlId, errors: errorStore, t }),
    [values, definition, labels, controlId, errorStore, t],
  );

  const invalid = fieldNames(definition).filter((name) => form.errors[name]);
  const fieldError = (name: Name) => fieldErrorText(form.errors[name] ?? '', t, definition.fields[name]);
  const sendError = form.errors.generic && sendErrorText(form.errors.generic, t);
  const signInPath = form.errors.generic === 'signInAgain' && props.signInPath;

  if (form.sent && !form.isToldByHost) {
    return (
      <Sent data-surface="default" role="status" tabIndex={-1} ref={takeFocus}>
        {t('sent', form.sent)}
      </Sent>
    );
  }

  return (
    <FormContext value={context}>
      <Frame
        // Empty again once it is sent.
        key={form.sent?.reference}
        ref={form.attach}
        id={id}
        // Without JavaScript the answer opens at the form, not at the top of its page.
        action={`#${id}`}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        onInput={(event: React.InputEvent<HTMLFormElement>) =>
          form.onEdit((event.target as HTMLInputElement).name)
        }
      >
        <input type="hidden" name="formID" value={definition.id} />
        <input type="hidden" name="locale" value={definition.localeCodes[locale]} />
        <input type="hidden" name="userAgent" ref={fillUserAgent} />
        <input type="hidden" name={idempotencyKeyField} value={form.idempotencyKey ?? ''} />
        <input type="hidden" name={renderTokenField} value={form.renderToken ?? ''} />
        {/* Out of sight, yet rendered: programs that fill in forms leave out what is not. */}
        <div className="jalon-visually-hidden" aria-hidden="true">
          <label htmlFor={controlId(trapField)}>{t('trap')}</label>
          <input type="text" id={controlId(trapField)} name={trapField} tabIndex={-1} autoComplete="off" />
        </div>
        {form.showSummary && (
          <ErrorSummary
            title={t(invalid.length > 0 ? 'summary' : 'notSent')}
            errors={[
              ...invalid.map((name) => ({
                controlId: controlId(name),
                message: t('fieldError', { label: labels[name] ?? name, message: fieldError(name) }),
              })),
              // It leads to where one signs in, at the other end of the form.
              ...(sendError
                ? [{ controlId: signInPath ? controlId('generic') : undefined, message: sendError }]
                : []),
            ]}
          />
        )}
        {children}
        <div data-part="actions">
          <Button type="submit" loading={form.phase === 'sending'}>
            {submitLabel}
          </Button>
          <p role="status">
            {form.phase === 'sending' && t('sending')}
            {form.phase === 'waiting' && t('waiting')}
          </p>
          <div role="alert">
            {form.phase === 'offline' && (
              <ErrorMessage id={controlId('offline')}>
                {t(form.mayBeSent ? 'offlineUnanswered' : 'offline')}
              </ErrorMessage>
            )}
            {sendError && <ErrorMessage id={controlId('generic')}>{sendError}</ErrorMessage>}
          </div>
          {(form.phase === 'offline' || form.phase === 'waiting') && (
            <Button variant="secondary" onClick={() => form.waitForNetwork(form.phase === 'offline')}>
              {t(form.phase === 'offline' ? 'sendWhenOnline' : 'stopWaiting')}
            </Button>
          )}
          {signInPath && (
            <Button variant="secondary" href={signInPath} target="_blank">
              {t('signIn')}
            </Button>
          )}
        </div>
      </Frame>
    </FormContext>
  );
}

/** Not an inline function, which React would call again at each render. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

function fillUserAgent(input: HTMLInputElement | null) {
  if (input) input.value = navigator.userAgent;
}
