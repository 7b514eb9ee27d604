'use client';

import { useEffect, useRef } from 'react';

/**
 * Closes with Escape, with the focus anywhere, even if a pointer opened it (WCAG 2.2, 1.4.13). A surrounding dialog stays
 * open.
 */
export function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });

  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
