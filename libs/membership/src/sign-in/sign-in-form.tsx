'use client';

import { passwordMaxLength, usernameMaxLength } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { ErrorSummary } from '@jalon/ui/error-summary';
import { describedBy, Field } from '@jalon/ui/field';
import { PasswordInput } from '@jalon/ui/password-input';
import { TextInput } from '@jalon/ui/text-input';
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react';
import { type RejectedSignIn, signInFields } from './form-post.ts';
import { useRememberedUsername } from './remembered-username.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Actions, Fields } from './sign-in-form.styles.ts';

export interface SignInFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'children'> {
  /** The address that the form posts to. */
  action: string;
  /** The page to open after signing in, sent as `r`. */
  returnPath?: string | undefined;
  /** The last attempt, if it failed. The summary takes the focus when a new one arrives. */
  rejected?: RejectedSignIn | undefined;
  /** An attempt is in progress: the button shows it and takes no second press. */
  pending?: boolean;
}

const fieldNames = [signInFields.username, signInFields.password] as const;
type FieldName = (typeof fieldNames)[number];

/**
 * Username and password, in a `<form method="post">`. Works without JavaScript: the server answers with the page and
 * `rejected`. With JavaScript the host takes over in `onSubmit`, or spreads `useSignIn`. “Remember my username” is
 * shown where the browser has local storage; the host calls `rememberUsername` after a success.
 */
export function SignInForm({ action, returnPath, rejected, pending = false, ...props }: SignInFormProps) {
  const t = useT(signInMessages);
  const id = useId();
  const remembered = useRememberedUsername();
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef(rejected);

  // The summary exists only after the render. The answer to a plain post is a new page, which opens at its top.
  useEffect(() => {
    if (rejected && rejected !== shown.current) summary.current?.focus();
    shown.current = rejected;
  }, [rejected]);

  const controlId = (name: FieldName) => `${id}-${name}`;

  function errorOf(name: FieldName): string | undefined {
    const key = rejected?.errors[name];
    if (!key) return undefined;
    return key === 'required' ? t(`${name}Required`) : t('incorrectConnection');
  }

  /** One entry for each error; wrong credentials are in both fields and listed once. */
  function summaryErrors() {
    const inFields = fieldNames.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ controlId: controlId(name), message }] : [];
    });
    if (inFields.length === 0) return [{ message: genericError() }];
    return inFields.filter(({ message }, index) => message !== inFields[index - 1]?.message);
  }

  function genericError(): string {
    if (rejected?.errors.generic !== 'tooMany') return t('connectionFailed');
    return t('tooMany', { minutes: Math.ceil((rejected.retryAfter ?? 60) / 60) });
  }

  const control = (name: FieldName) => ({
    id: controlId(name),
    name,
    required: true,
    'aria-invalid': !!errorOf(name),
    'aria-describedby': describedBy(controlId(name), { error: errorOf(name) }),
  });

  return (
    <form noValidate {...props} method="post" action={action}>
      <Fields>
        {rejected && <ErrorSummary ref={summary} title={t('failedTitle')} errors={summaryErrors()} />}
        <input type="hidden" name={signInFields.returnPath} value={returnPath ?? ''} />
        <Field controlId={controlId('username')} label={t('username')} error={errorOf('username')}>
          <TextInput
            {...control('username')}
            defaultValue={rejected?.username || remembered || undefined}
            maxLength={usernameMaxLength}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field controlId={controlId('password')} label={t('password')} error={errorOf('password')}>
          <PasswordInput
            {...control('password')}
            maxLength={passwordMaxLength}
            autoComplete="current-password"
          />
        </Field>
        {remembered !== undefined && (
          <Checkbox name={signInFields.remember} label={t('remember')} defaultChecked={remembered !== null} />
        )}
        <Actions>
          <Button type="submit" loading={pending}>
            {t('signIn')}
          </Button>
          <p role="status">{pending && t('signingIn')}</p>
        </Actions>
      </Fields>
    </form>
  );
}
