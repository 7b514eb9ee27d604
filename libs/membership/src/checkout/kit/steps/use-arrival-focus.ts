'use client';

import { type RefCallback, useCallback, useState } from 'react';
import { useHydrated } from '../../../internal/use-hydrated.ts';

/**
 * The ref of a page’s heading: it takes the focus when a script shows the page, so that a screen reader reads it. A page
 * that a browser opens begins at its top, as everywhere.
 */
export function useArrivalFocus(): RefCallback<HTMLElement> {
  const [isNavigation] = useState(useHydrated());
  return useCallback((heading) => (isNavigation ? heading?.focus() : undefined), [isNavigation]);
}
