import { use } from 'react';
import type { Loading } from './load-parts.ts';

/** A part of a form. Suspends in the browser until it is loaded. */
export function usePart<Part>(loading: Loading<Part>): Part {
  return loading instanceof Promise ? use(loading) : loading;
}
