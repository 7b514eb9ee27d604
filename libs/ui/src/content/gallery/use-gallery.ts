'use client';

import { useEffect, useRef, useState } from 'react';

/** Most of a slide is in view: it is the active one. */
const threshold = 0.6;

/** Which slide of a row that scrolls is in view, and how to bring another there. */
export function useGallery(total: number) {
  const [active, setActive] = useState(0);
  const slides = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = slides.current;
    if (!row) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast((entry) => entry.isIntersecting);
        if (seen) setActive([...row.children].indexOf(seen.target));
      },
      { root: row, threshold },
    );
    for (const slide of [...row.children].slice(0, total)) observer.observe(slide);
    return () => observer.disconnect();
  }, [total]);

  useEffect(() => {
    bringIntoView(thumbnails.current, active, 'nearest');
  }, [active]);

  const show = (index: number) =>
    bringIntoView(slides.current, Math.max(0, Math.min(total - 1, index)), 'start');

  return { active, show, slides, thumbnails };
}

/** Scrolls the row and nothing around it, as `scrollIntoView` would. */
function bringIntoView(row: HTMLElement | null, index: number, place: 'start' | 'nearest'): void {
  const child = row?.children.item(index);
  if (!row || !child) return;
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  const before = inner.left - outer.left;
  const after = inner.right - outer.right;
  const left = place === 'start' || before < 0 ? before : Math.max(0, after);
  // To a place, not by a distance: a distance would stop at the first slide on the way.
  if (left !== 0) row.scrollTo({ left: row.scrollLeft + left });
}
