'use client';

import { useEffect } from 'react';

/**
 * Scrolls to the section that the address names, as soon as the section exists: for pages
 * that are drawn in the browser, and for sections that load later. Does nothing where the browser has done it already.
 *
 * @param address a value that changes when a router navigates: `location.key`, or its `hash`. Without it, only the
 * first page is checked.
 */
export function useHashNavigation(address?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the event.
  useEffect(() => {
    const id = decoded(window.location.hash.slice(1));
    // A router changes the address without changing `:target`, so the element found may be the previous one.
    if (!id || document.querySelector(':target')?.id === id) return;
    const go = () => {
      const section = document.getElementById(id);
      section?.scrollIntoView();
      return Boolean(section);
    };
    if (go()) return;
    const observer = new MutationObserver(() => go() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [address]);
}

/** Empty for a hash that is not a valid encoding. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
