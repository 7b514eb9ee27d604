'use client';

import { useEffect, useState } from 'react';

/** In milliseconds: how long before an end a warning is shown (WCAG 2.2, 2.2.1). */
export const warning = 2 * 60_000;

/** Whether a time is at most `before` milliseconds away, and not past. */
export function useIsWithin(at: number | undefined, before: number): boolean {
  // The time of which the warning is: an extension ends it.
  const [warned, setWarned] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const begin = setTimeout(() => setWarned(at), Math.max(0, at - before - Date.now()));
    const end = setTimeout(() => setWarned(undefined), Math.max(0, at - Date.now()));
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, [at, before]);
  return warned !== undefined && warned === at;
}
