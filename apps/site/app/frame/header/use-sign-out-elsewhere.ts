import { useEffect, useRef } from 'react';

/**
 * Reloads a page below `areaPath` when the member has signed out in another tab, so that it no longer shows member data. In
 * the tab of the sign-out, the next page is already loading.
 */
export function useSignOutElsewhere(isMember: boolean, areaPath: string): void {
  const wasMember = useRef(isMember);
  const leaving = useRef(false);

  useEffect(() => {
    const setLeaving = ({ type }: Event) => {
      leaving.current = type === 'beforeunload';
    };
    window.addEventListener('beforeunload', setLeaving);
    window.addEventListener('pageshow', setLeaving);
    return () => {
      window.removeEventListener('beforeunload', setLeaving);
      window.removeEventListener('pageshow', setLeaving);
    };
  }, []);

  useEffect(() => {
    const signedOut = wasMember.current && !isMember;
    wasMember.current = isMember;
    if (signedOut && !leaving.current && location.pathname.startsWith(areaPath)) location.reload();
  }, [isMember, areaPath]);
}
