'use client';

import { useEffect } from 'react';

/**
 * Takes the reader to the part that the address names once that part exists (site spec §2, page sections): where a page
 * is drawn in the browser, or its parts come later. Where the server’s HTML has them, the browser has done it.
 */
export function useHashNavigation(): void {
  useEffect(() => {
    const id = decoded(window.location.hash.slice(1));
    if (!id || document.querySelector(':target')) return;
    const go = () => {
      const part = document.getElementById(id);
      part?.scrollIntoView();
      return Boolean(part);
    };
    if (go()) return;
    const observer = new MutationObserver(() => go() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}

/** A hash that is no valid encoding names nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
