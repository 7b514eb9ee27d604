'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { ErrorSummary } from '@jalon/ui/error-summary';
import { describedBy } from '@jalon/ui/field';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { accountFormMessages } from './account-form.messages.ts';
import { Actions, Fields } from './account-form.styles.ts';
import type { RejectedForm } from './rejected-form.ts';

/** The props that a host gives to each form of an account. */
export interface AccountFormHostProps
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'children'> {
  /** The address that the form posts to. */
  action: string;
  /** The last attempt, if it failed. The summary takes the focus when a new one arrives. */
  rejected?: RejectedForm | undefined;
  /** An attempt is in progress: the button shows it and ignores presses. */
  pending?: boolean;
}

export interface AccountFormProps<Name extends string> extends AccountFormHostProps {
  /** The fields, in their order. */
  names: readonly Name[];
  /** The message for the error of a field. */
  messageOf: (name: Name, key: string) => string;
  texts: {
    /** The title of the error summary. */
    failedTitle: string;
    /** The message when no field is in error and there were not too many attempts. */
    failed: string;
    submit: string;
    /** Announced while an attempt is in progress. */
    pending: string;
  };
  /** Shown after the button. */
  after?: ReactNode;
  /** Renders the fields with the props of a `Field` and of its control. */
  children: (fieldOf: (name: Name, hint?: string) => FieldProps<Name>) => ReactNode;
}

export interface FieldProps<Name extends string> {
  field: { controlId: string; hint?: string | undefined; error: string | undefined };
  control: {
    id: string;
    name: Name;
    required: true;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  };
}

/** A `<form method="post">` with an error summary and one button, for the forms of an account. */
export function AccountForm<Name extends string>({
  action,
  rejected,
  pending = false,
  names,
  messageOf,
  texts,
  after,
  children,
  ...props
}: AccountFormProps<Name>) {
  const t = useT(accountFormMessages);
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ rejected, attempt: 0 });
  if (shown.rejected !== rejected) setShown({ rejected, attempt: shown.attempt + 1 });

  // The summary exists only after the render.
  useEffect(() => {
    if (shown.attempt > 0) summary.current?.focus();
  }, [shown]);

  const controlId = (name: Name) => `${id}-${name}`;

  function errorOf(name: Name): string | undefined {
    const key = rejected?.errors[name];
    return key && messageOf(name, key);
  }

  /** One entry for each error; a message that two fields share is listed once. */
  function summaryErrors() {
    const inFields = names.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ controlId: controlId(name), message }] : [];
    });
    if (inFields.length === 0) return [{ message: genericError() }];
    return inFields.filter(({ message }, index) => message !== inFields[index - 1]?.message);
  }

  function genericError(): string {
    if (rejected?.errors.generic !== 'tooMany') return texts.failed;
    return t('tooMany', { minutes: Math.ceil((rejected.retryAfter ?? 60) / 60) });
  }

  function fieldOf(name: Name, hint?: string): FieldProps<Name> {
    const error = errorOf(name);
    return {
      field: { controlId: controlId(name), hint, error },
      control: {
        id: controlId(name),
        name,
        required: true,
        'aria-invalid': !!error,
        'aria-describedby': describedBy(controlId(name), { hint, error }),
      },
    };
  }

  return (
    <form noValidate {...props} method="post" action={action}>
      <Fields>
        {rejected && (
          // A new alert for each attempt: a screen reader does not read the same text in the same element again.
          <ErrorSummary
            key={shown.attempt}
            ref={summary}
            // The answer to a plain post is a new page, which starts at its errors.
            autoFocus={shown.attempt === 0}
            title={texts.failedTitle}
            errors={summaryErrors()}
          />
        )}
        {children(fieldOf)}
        <Actions>
          <Button type="submit" loading={pending}>
            {texts.submit}
          </Button>
          <p role="status">{pending && texts.pending}</p>
        </Actions>
        {after}
      </Fields>
    </form>
  );
}
