'use client';

import { use } from 'react';
import { loadPages } from '#load-pages';
import type { Pages } from './load-pages.ts';

/** The parts of forms in pages. Suspends in the browser until they are loaded. */
export function usePages(): Pages {
  const pages = loadPages();
  return pages instanceof Promise ? use(pages) : pages;
}
