import { useEffect, useRef } from 'react';

/**
 * Reloads a page below `areaPath` when the member has signed out in another tab, so that it no longer shows member data. In
 * the tab of the sign-out, the next page is already loading.
 */
export function useSignOutElsewhere(isMember: boolean, areaPath: string): void {
  const wasMember = useRef(isMember);
  const isUnloading = useRef(false);

  useEffect(() => {
    const setUnloading = ({ type }: Event) => {
      isUnloading.current = type === 'beforeunload';
    };
    window.addEventListener('beforeunload', setUnloading);
    window.addEventListener('pageshow', setUnloading);
    return () => {
      window.removeEventListener('beforeunload', setUnloading);
      window.removeEventListener('pageshow', setUnloading);
    };
  }, []);

  useEffect(() => {
    const signedOut = wasMember.current && !isMember;
    wasMember.current = isMember;
    if (signedOut && !isUnloading.current && location.pathname.startsWith(areaPath)) location.reload();
  }, [isMember, areaPath]);
}
