'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How finely the browser reports how much of the element is in view: a small part of a window even of long tables. */
const steps = 100;

/**
 * Whether at least this part of an element is in view; false on the server. Of an element that is many windows high that
 * part is never in view at once: half a window is enough then.
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
        // The element may have grown since the last report, or the window may have turned.
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
