'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Whether at least this part of an element is in view; false on the server. */
export function useInView(element: RefObject<Element | null>, part: number): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    // Of a table that is many windows high that part is never in view at once: half a window is enough then.
    const threshold = Math.min(part, innerHeight / 2 / Math.max(current.getBoundingClientRect().height, 1));
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry !== undefined && entry.intersectionRatio >= threshold * 0.99),
      { threshold },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, part]);
  return inView;
}
