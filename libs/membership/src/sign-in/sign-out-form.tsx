'use client';

import { useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import type { ComponentPropsWithRef } from 'react';
import { signInFields, signOutIntent } from './form-post.ts';
import { signInMessages } from './sign-in.messages.ts';

export interface SignOutFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'children'> {
  /** The address that the form posts to. */
  action: string;
}

/**
 * A button that signs out, in a `<form method="post">` with `intent=sign-out`. It loads a whole new page, so that
 * no member data stays in the browser's memory.
 */
export function SignOutForm({ action, ...props }: SignOutFormProps) {
  const t = useT(signInMessages);
  return (
    <form {...props} method="post" action={action}>
      <Button type="submit" variant="secondary" name={signInFields.intent} value={signOutIntent}>
        {t('signOut')}
      </Button>
    </form>
  );
}
