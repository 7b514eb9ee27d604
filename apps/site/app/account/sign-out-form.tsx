import { useLocale, useT } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { signInPaths } from '../addresses.ts';
import { signOutFormMessages } from './sign-out-form.messages.ts';

/** What a post to the sign-in page asks for, when it is not to sign in. */
export const intentField = 'intent';
export const signOutIntent = 'sign-out';

/** A button that signs out. Posts plainly: with the page goes whatever it kept of the member. */
export function SignOutForm() {
  const t = useT(signOutFormMessages);
  return (
    <form method="post" action={signInPaths[useLocale()]}>
      <Button type="submit" variant="secondary" name={intentField} value={signOutIntent}>
        {t('signOut')}
      </Button>
    </form>
  );
}
