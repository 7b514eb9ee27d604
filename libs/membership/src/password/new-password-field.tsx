'use client';

import { passwordMaxLength, passwordMinLength } from '@jalon/api-client/contract';
import { useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { PasswordInput } from '@jalon/ui/password-input';
import type { FieldProps } from '../account-form/account-form.tsx';
import { passwordMessages } from './password.messages.ts';

export interface NewPasswordFieldProps {
  fieldOf: (name: 'newPassword', hint: string) => FieldProps<string>;
}

/** The field of a new password. It is shown on demand instead of typed twice (NIST SP 800-63B-4, section 3.1.1.2). */
export function NewPasswordField({ fieldOf }: NewPasswordFieldProps) {
  const t = useT(passwordMessages);
  const { field, control } = fieldOf('newPassword', t('hint', { length: passwordMinLength }));
  return (
    <Field {...field} label={t('newPassword')}>
      {/* No maximum length: a browser would cut a pasted password silently. */}
      <PasswordInput {...control} autoComplete="new-password" minLength={passwordMinLength} />
    </Field>
  );
}

/**
 * The username for password managers, hidden and not sent. With a mailed link the username is unknown; the empty field
 * prevents a manager from using another field as the username (Chromium, “Create amazing password forms”).
 */
export function ManagedUsername({ username = '' }: { username?: string | undefined }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}

/** Returns the message of a field’s error in a password form. */
export function usePasswordErrors() {
  const t = useT(passwordMessages);
  return (name: 'currentPassword' | 'newPassword' | 'username' | 'token', key: string): string => {
    if (name === 'token') return t('expired');
    if (key === 'tooShort') return t('tooShort', { length: passwordMinLength });
    if (key === 'tooLong') return t('tooLong', { length: passwordMaxLength });
    if (key === 'tooEasy' || key === 'incorrect') return t(key);
    return t(`${name}Required`);
  };
}
