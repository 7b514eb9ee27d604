'use client';

import { useEffect, useRef } from 'react';

export interface Timer {
  /** Runs an action after a delay in milliseconds, in place of the one that was waiting. */
  start: (delay: number, action: () => void) => void;
  cancel: () => void;
}

/** One delayed action at a time; none is left when the component goes. */
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
