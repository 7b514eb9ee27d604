import { useLocale } from '@jalon/i18n/react';
import { announceMember } from '@jalon/membership/member';
import { useSignIn } from '@jalon/membership/sign-in';
import { useRef } from 'react';
import { replacePage, signInOnSite } from './sign-in-on-site.ts';

/** The props of a sign-in form that signs in through the site and then replaces the page. */
export function useSiteSignIn(returnPath: string | undefined) {
  const locale = useLocale();
  const target = useRef('');
  return useSignIn({
    async signIn(values) {
      const answer = await signInOnSite(values, returnPath, locale);
      if (!('target' in answer)) return answer;
      target.current = answer.target;
      return undefined;
    },
    onSignedIn() {
      announceMember();
      replacePage(target.current);
    },
  });
}
