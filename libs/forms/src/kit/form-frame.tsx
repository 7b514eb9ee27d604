'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorMessage } from '@jalon/ui/error-message';
import { ErrorSummary } from '@jalon/ui/error-summary';
import type { ReactNode } from 'react';
import { FormContext } from './form-context.ts';
import { type FormDefinition, fieldNames } from './form-definition.ts';
import { Actions, Frame } from './form-frame.styles.ts';
import { idempotencyKeyField } from './hidden-fields.ts';
import { kitMessages } from './kit.messages.ts';
import { type ClubFormProps, useClubForm } from './use-club-form.ts';

export interface FormFrameProps extends ClubFormProps {
  definition: FormDefinition;
  /** The words of the send button. */
  submitLabel: string;
  children: ReactNode;
}

/**
 * A form around its fields: hidden fields, summary of errors, send button and generic error. Posts to its
 * own page until its script arrives, and to the API from then on. Renders a `form`.
 */
export function FormFrame({
  definition,
  submitLabel,
  children,
  id = definition.name,
  ...props
}: FormFrameProps) {
  const t = useT(kitMessages);
  const locale = useLocale();
  const form = useClubForm(definition, props);
  const controlId = (name: string) => `${id}-${name}`;

  function errorText(name: string): string | undefined {
    const key = form.errors[name]?.message;
    if (!key) return undefined;
    // A server that is newer than this library may know more keys.
    const known = key in kitMessages.fr ? key : 'invalidValue';
    return t(known as 'tooLong', { max: definition.fields[name]?.maxLength ?? 0 });
  }

  if (form.sent && !props.onSent) {
    return (
      <div role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        <p>{t('sent')}</p>
        <p>{t('reference', form.sent)}</p>
      </div>
    );
  }

  return (
    <FormContext value={{ ...form, definition, controlId, errorText }}>
      <Frame
        ref={form.formRef}
        id={id}
        // Without JavaScript the answer opens at the form, not at the top of its page.
        action={`#${id}`}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        onInput={(event: React.InputEvent<HTMLFormElement>) => {
          const { name } = event.target as HTMLInputElement;
          form.onEdit(name);
        }}
      >
        <input type="hidden" name="formID" value={definition.id} />
        <input type="hidden" name="locale" value={definition.localeCodes[locale]} />
        <input type="hidden" name="userAgent" ref={fillUserAgent} />
        <input type="hidden" name={idempotencyKeyField} value={form.idempotencyKey ?? ''} />
        {form.showSummary && (
          <ErrorSummary
            title={t('summary')}
            errors={[...fieldNames(definition), 'generic'].flatMap((name) => {
              const message = errorText(name);
              return message ? [{ controlId: controlId(name), message }] : [];
            })}
          />
        )}
        {children}
        <Actions>
          <Button type="submit" loading={form.sending}>
            {submitLabel}
          </Button>
          <p role="status">{form.sending && t('sending')}</p>
          <div role="alert">
            {form.errors.generic && (
              <ErrorMessage id={controlId('generic')}>{errorText('generic')}</ErrorMessage>
            )}
          </div>
        </Actions>
      </Frame>
    </FormContext>
  );
}

function fillUserAgent(input: HTMLInputElement | null) {
  if (input) input.value = navigator.userAgent;
}
