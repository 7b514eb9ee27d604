'use client';

import { useEffect, useState } from 'react';

/**
 * The id of the section being read: the last one, in the page’s order, that has passed the line at a quarter of the
 * window’s height. `undefined` above the first. `ids` in one string, so that the same list is not watched anew.
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const passed = new Map<Element, boolean>();
    // What is above the line counts: the root is the window from far above it down to a quarter of its height.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed.set(target, isIntersecting);
        setCurrent(sections.findLast((section) => passed.get(section))?.id);
      },
      { rootMargin: '100000px 0px -75% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
