'use client';

import { use } from 'react';
import { loadFilePart } from '#load-file-part';
import type { FilePart } from './load-file-part.ts';

/** The field of files and its rule, if the club asks for files. Suspends in the browser until they are loaded. */
export function useFilePart(isAsked: boolean): FilePart | undefined {
  const loaded = isAsked ? loadFilePart() : undefined;
  return loaded instanceof Promise ? use(loaded) : loaded;
}
