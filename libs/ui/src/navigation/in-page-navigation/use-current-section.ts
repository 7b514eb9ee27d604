'use client';

import { useEffect, useState } from 'react';

/**
 * The id of the current section: the last one whose top is above the line at a quarter of the window’s height.
 * `undefined` above the first. `ids` is one string, so that an equal list doesn’t restart the observer.
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const passed = new Map<Element, boolean>();
    // The observer’s root reaches from far above the window down to a quarter of its height.
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
