'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Number of thresholds: fine enough to report a small part of a window, even for long tables. */
const steps = 100;

/**
 * Whether at least this share of an element is in view; false on the server. For an element that is many windows high, that
 * share can’t be in view at once: half a window is then enough.
 */
export function useInView(element: RefObject<Element | null>, part: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry?.isIntersecting) return setInView(false);
        // The element may have grown since the last report, or the device may have been rotated.
        const enough = Math.min(part * entry.boundingClientRect.height, innerHeight / 2);
        setInView(entry.intersectionRect.height >= enough * 0.99);
      },
      { threshold: Array.from({ length: steps + 1 }, (_, step) => (part * step) / steps) },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, part]);
  return inView;
}
