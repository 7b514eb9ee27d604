import { useEffect, useRef } from 'react';

/**
 * Loads a page below `areaPath` again when the member has signed out in another tab, so that it shows no member's data. In
 * the tab where the member signs out, the next page is already on its way.
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
