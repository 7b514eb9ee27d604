import { useEffect, useRef } from 'react';

/**
 * Reloads a page below `areaPath` when its member has signed out in another tab, or someone else has signed in there: it
 * must no longer show the data of that member. In the tab of the sign-out, the next page is already loading.
 */
export function useOtherMember(memberNumber: string | undefined, areaPath: string): void {
  const former = useRef(memberNumber);
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
    const isOther = former.current !== undefined && former.current !== memberNumber;
    former.current = memberNumber;
    if (isOther && !isUnloading.current && location.pathname.startsWith(areaPath)) location.reload();
  }, [memberNumber, areaPath]);
}
