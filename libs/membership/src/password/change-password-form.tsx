'use client';

import { passwordMaxLength } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { PasswordInput } from '@jalon/ui/password-input';
import { AccountForm, type AccountFormHostProps } from '../account-form/account-form.tsx';
import { changePasswordIntent, passwordFields } from './form-post.ts';
import { ManagedUsername, NewPasswordField, usePasswordErrors } from './new-password-field.tsx';
import { passwordMessages } from './password.messages.ts';

export interface ChangePasswordFormProps extends AccountFormHostProps {
  /** The account’s username, for password managers. */
  username?: string | undefined;
}

const names = [passwordFields.currentPassword, passwordFields.newPassword] as const;

/**
 * The current and the new password, in a `<form method="post">` with `intent=change-password`. Works without
 * JavaScript: the server responds with the page and `rejected`, which never contains a password.
 */
export function ChangePasswordForm({ username, ...props }: ChangePasswordFormProps) {
  const t = useT(passwordMessages);
  const messageOf = usePasswordErrors();
  return (
    <AccountForm
      {...props}
      names={names}
      messageOf={messageOf}
      texts={{
        failedTitle: t('changeFailed'),
        failed: t('tryAgain'),
        submit: t('change'),
        pending: t('changing'),
      }}
    >
      {(fieldOf) => {
        const current = fieldOf('currentPassword');
        return (
          <>
            <input type="hidden" name={passwordFields.intent} value={changePasswordIntent} />
            <ManagedUsername username={username} />
            <Field {...current.field} label={t('currentPassword')}>
              <PasswordInput
                {...current.control}
                maxLength={passwordMaxLength}
                autoComplete="current-password"
              />
            </Field>
            <NewPasswordField fieldOf={fieldOf} />
          </>
        );
      }}
    </AccountForm>
  );
}
