'use client';

import { useEffect, useState } from 'react';
import { keepIntent, signInFields } from '../sign-in/form-post.ts';
import type { SessionTimes } from './session-times.ts';
import { useIsWithin, warning } from './use-is-within.ts';

/** In milliseconds: the shortest time between two requests that keep a session. */
const pause = 5 * 60_000;

const activities = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * How close the end of a session is: `idle` and `last` two minutes before it ends without a request, or in any case.
 * Activity in the page keeps the session with a post to `keepPath` of the host, once in five minutes.
 */
export function useSessionEnd(session: SessionTimes | undefined, keepPath: string | undefined) {
  // The request of the page.
  const [seen, setSeen] = useState(() => Date.now());
  const [sent, setSent] = useState(0);
  const idle = session?.idleMinutes;
  const last = session && Date.parse(session.ends);
  const end = last !== undefined && Math.min(last, idle === undefined ? last : seen + idle * 60_000);
  const isShort = useIsWithin(end === false ? undefined : end, warning);
  const isLast = end === last;

  async function keep(): Promise<boolean> {
    setSent(Date.now());
    try {
      const body = new URLSearchParams({ [signInFields.intent]: keepIntent });
      const { ok } = await fetch(keepPath ?? '', { method: 'POST', body });
      if (ok) setSeen(Date.now());
      return ok;
    } catch {
      // Without a network nothing is kept, and the warning comes.
      return false;
    }
  }

  useEffect(() => {
    if (idle === undefined || keepPath === undefined) return;
    const keepSometimes = () => {
      if (Date.now() - sent > pause) void keep();
    };
    for (const type of activities) window.addEventListener(type, keepSometimes, { passive: true });
    return () => {
      for (const type of activities) window.removeEventListener(type, keepSometimes);
    };
  });

  // Without a path, only the password extends it.
  return { ends: isShort ? (isLast || keepPath === undefined ? 'last' : 'idle') : undefined, keep } as const;
}
