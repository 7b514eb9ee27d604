'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Number of thresholds: fine enough to report a small part of a window, even for long tables. */
const steps = 100;

/**
 * Whether the bar after a table is shown: while this share of the table is in view, and at the end of the table, where
 * the bar is in its own place; false on the server. Of a table that is many windows high, that share can’t be in view at
 * once: half a window is then enough.
 */
export function useBarShown(
  table: RefObject<Element | null>,
  bar: RefObject<Element | null>,
  part: number,
): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const { current } = table;
    if (!current || !bar.current) return;
    const observer = new IntersectionObserver(
      () => {
        // Measured now: the table may have grown since, or the device may have been rotated.
        const { top, bottom, height } = current.getBoundingClientRect();
        const enough = Math.min(part * height, innerHeight / 2);
        const inView = Math.min(bottom, innerHeight) - Math.max(top, 0);
        setShown(height > 0 && (inView >= enough * 0.99 || bottom <= innerHeight));
      },
      { threshold: Array.from({ length: steps + 1 }, (_, step) => (part * step) / steps) },
    );
    observer.observe(current);
    // A jump to the end of the page passes the table.
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [table, bar, part]);
  return isShown;
}
