'use client';

import { useEffect } from 'react';
import { readMemberSummary } from '../member-info/member-summary.ts';
import { onMemberChange } from './member-channel.ts';

/**
 * Loads the page again when the member signs out in another tab, or someone else signs in there: for a page that shows
 * data of the member.
 */
export function useReloadForOtherMember(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const current = () => readMemberSummary(document.cookie)?.memberNumber;
    const shown = current();
    // After a sign-out in this tab, the next page is already loading.
    let isUnloading = false;
    const setUnloading = ({ type }: Event) => {
      isUnloading = type === 'beforeunload';
    };
    // Before `onMemberChange`, which listens to `pageshow` too.
    window.addEventListener('beforeunload', setUnloading);
    window.addEventListener('pageshow', setUnloading);
    const stop = onMemberChange(() => {
      if (!isUnloading && current() !== shown) location.reload();
    });
    return () => {
      stop();
      window.removeEventListener('beforeunload', setUnloading);
      window.removeEventListener('pageshow', setUnloading);
    };
  }, [isOn]);
}
