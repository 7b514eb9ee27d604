'use client';

import { usernameMaxLength } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { TextInput } from '@jalon/ui/text-input';
import { AccountForm, type AccountFormHostProps } from '../account-form/account-form.tsx';
import { passwordFields } from './form-post.ts';
import { usePasswordErrors } from './new-password-field.tsx';
import { passwordMessages } from './password.messages.ts';

export type ForgottenPasswordFormProps = AccountFormHostProps;

const names = [passwordFields.username] as const;

/**
 * Asks for the username of the account whose password is forgotten, in a `<form method="post">`. Works without
 * JavaScript. The host’s answer must be the same whether or not the account exists.
 */
export function ForgottenPasswordForm(props: ForgottenPasswordFormProps) {
  const t = useT(passwordMessages);
  const messageOf = usePasswordErrors();
  return (
    <AccountForm
      {...props}
      names={names}
      messageOf={messageOf}
      texts={{
        failedTitle: t('askFailed'),
        failed: t('tryAgain'),
        submit: t('ask'),
        pending: t('asking'),
      }}
    >
      {(fieldOf) => {
        const { field, control } = fieldOf('username', t('usernameHint'));
        return (
          <Field {...field} label={t('username')}>
            <TextInput
              {...control}
              defaultValue={props.rejected?.username}
              maxLength={usernameMaxLength}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        );
      }}
    </AccountForm>
  );
}
