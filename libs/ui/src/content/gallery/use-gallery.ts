'use client';

import { useEffect, useRef, useState } from 'react';

/** The share of a slide that must be in view for it to be the active one. */
const threshold = 0.6;

/** Tracks which slide of a scrolling row is in view and whether its video plays, and scrolls to another. */
export function useGallery(total: number) {
  const [{ active, playing }, setState] = useState({ active: 0, playing: false });
  const slides = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = slides.current;
    if (!row) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.findLast((entry) => entry.isIntersecting);
        if (!seen) return;
        const index = [...row.children].indexOf(seen.target);
        setState((last) => (last.active === index ? last : { active: index, playing: false }));
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

  const play = (index: number) => setState({ active: index, playing: true });

  return { active, playing, play, show, slides, thumbnails };
}

/** Scrolls only the row; `scrollIntoView` would also scroll what is around it. */
function bringIntoView(row: HTMLElement | null, index: number, place: 'start' | 'nearest'): void {
  const child = row?.children.item(index);
  if (!row || !child) return;
  const [outer, inner] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  const before = inner.left - outer.left;
  const after = inner.right - outer.right;
  const left = place === 'start' || before < 0 ? before : Math.max(0, after);
  // By position rather than by distance: scrolling by a distance would snap to the first slide on the way.
  if (left !== 0) row.scrollTo({ left: row.scrollLeft + left });
}
