'use client';

import { useT } from '@jalon/i18n/react';
import { AccountForm, type AccountFormHostProps } from '../account-form/account-form.tsx';
import { passwordFields } from './form-post.ts';
import { ManagedUsername, NewPasswordField, usePasswordErrors } from './new-password-field.tsx';
import { passwordMessages } from './password.messages.ts';

export interface NewPasswordFormProps extends AccountFormHostProps {
  /** The token of the mailed link. */
  token: string;
  /** The first password of a new member. */
  isFirst?: boolean | undefined;
}

const names = [passwordFields.newPassword] as const;

/** The new or first password after the mailed link, in a `<form method="post">` with the link’s token. */
export function NewPasswordForm({ token, isFirst, ...props }: NewPasswordFormProps) {
  const t = useT(passwordMessages);
  const messageOf = usePasswordErrors();
  const isExpired = props.rejected?.errors.token !== undefined;
  return (
    <AccountForm
      {...props}
      names={names}
      messageOf={messageOf}
      texts={{
        failedTitle: t(isFirst ? 'chooseFailed' : 'changeFailed'),
        failed: t(isExpired ? 'expired' : 'tryAgain'),
        submit: t(isFirst ? 'choose' : 'change'),
        pending: t(isFirst ? 'choosing' : 'changing'),
      }}
    >
      {(fieldOf) => (
        <>
          <input type="hidden" name={passwordFields.token} value={token} />
          <ManagedUsername />
          <NewPasswordField fieldOf={fieldOf} />
        </>
      )}
    </AccountForm>
  );
}
