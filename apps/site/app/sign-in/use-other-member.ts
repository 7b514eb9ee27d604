import { onMemberChange, readMemberSummary } from '@jalon/membership/member';
import { useEffect } from 'react';
import { useSite } from '../frame/use-site.ts';

/**
 * For a page that shows data of a session: reloads it when its member has signed out in another tab, or someone else has
 * signed in there. In the tab of the sign-out, the next page is already loading.
 *
 * @param isOfMember - whether the page shows such data now
 */
export function useOtherMember(isOfMember = true): void {
  // The page may have changed in the browser after a sign-in in another tab.
  const rendered = useSite().member?.memberNumber;

  useEffect(() => {
    const shown = rendered ?? memberNumber();
    if (!isOfMember || shown === undefined) return;
    let isUnloading = false;
    const setUnloading = ({ type }: Event) => {
      isUnloading = type === 'beforeunload';
    };
    const check = () => {
      if (!isUnloading && memberNumber() !== shown) location.reload();
    };
    // Before `onMemberChange`, which listens to `pageshow` too.
    window.addEventListener('beforeunload', setUnloading);
    window.addEventListener('pageshow', setUnloading);
    const stop = onMemberChange(check);
    check();
    return () => {
      stop();
      window.removeEventListener('beforeunload', setUnloading);
      window.removeEventListener('pageshow', setUnloading);
    };
  }, [rendered, isOfMember]);
}

const memberNumber = () => readMemberSummary(document.cookie)?.memberNumber;
