'use client';

import { passwordMaxLength, usernameMaxLength } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { Link } from '@jalon/ui/link';
import { PasswordInput } from '@jalon/ui/password-input';
import { TextInput } from '@jalon/ui/text-input';
import { AccountForm, type AccountFormHostProps } from '../account-form/account-form.tsx';
import { signInFields } from './form-post.ts';
import { useRememberedUsername } from './remembered-username.ts';
import { signInMessages } from './sign-in.messages.ts';
import { Remember } from './sign-in-form.styles.ts';

export interface SignInFormProps extends AccountFormHostProps {
  /** The page to open after signing in, sent as `r`. */
  returnPath?: string | undefined;
  /** The page for a forgotten password. Without it there is no link. */
  forgottenPath?: string | undefined;
}

const fieldNames = [signInFields.username, signInFields.password] as const;

/**
 * Username and password, in a `<form method="post">`. Works without JavaScript: the server answers with the page and
 * `rejected`. With JavaScript the host handles `onSubmit`, or spreads `useSignIn`. “Remember my username” is
 * shown where a script runs, unless the browser blocks local storage; the host calls `rememberUsername` after a success.
 */
export function SignInForm({ returnPath, forgottenPath, ...props }: SignInFormProps) {
  const t = useT(signInMessages);
  const remembered = useRememberedUsername();
  return (
    <AccountForm
      {...props}
      names={fieldNames}
      messageOf={(name, key) => t(key === 'required' ? `${name}Required` : 'incorrectConnection')}
      texts={{
        failedTitle: t('failedTitle'),
        failed: t('connectionFailed'),
        submit: t('signIn'),
        pending: t('signingIn'),
      }}
      after={
        forgottenPath && (
          <p>
            <Link href={forgottenPath}>{t('forgotten')}</Link>
          </p>
        )
      }
    >
      {(fieldOf) => {
        const username = fieldOf('username', t('usernameHint'));
        const password = fieldOf('password');
        return (
          <>
            <input type="hidden" name={signInFields.returnPath} value={returnPath ?? ''} />
            <Field {...username.field} label={t('username')}>
              <TextInput
                {...username.control}
                defaultValue={props.rejected?.username || remembered || undefined}
                maxLength={usernameMaxLength}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Field {...password.field} label={t('password')}>
              <PasswordInput
                {...password.control}
                maxLength={passwordMaxLength}
                autoComplete="current-password"
              />
            </Field>
            {remembered !== undefined && (
              <Remember
                // Another box once a stored name is read: React leaves the state of the server’s.
                key={remembered}
                name={signInFields.remember}
                label={t('remember')}
                defaultChecked={remembered !== null}
              />
            )}
          </>
        );
      }}
    </AccountForm>
  );
}
