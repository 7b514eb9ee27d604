'use client';

import { useEffect, useRef } from 'react';

export interface Timer {
  /** Runs an action after a delay in milliseconds, replacing the pending one. */
  start: (delay: number, action: () => void) => void;
  cancel: () => void;
}

/** One delayed action at a time, cancelled on unmount. */
export function useTimer(): Timer {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    start(delay, action) {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(action, delay);
    },
    cancel: () => clearTimeout(waiting.current),
  };
}
