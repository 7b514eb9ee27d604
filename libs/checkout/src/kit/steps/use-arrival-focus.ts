'use client';

import { useHydrated } from '@jalon/ui/use-hydrated';
import { type RefCallback, useCallback, useState } from 'react';

/**
 * The ref of a page’s heading. The heading takes the focus when a script shows the page, so that a screen reader reads it. A page
 * that the browser loads starts at its top as usual.
 */
export function useArrivalFocus(): RefCallback<HTMLElement> {
  const [isNavigation] = useState(useHydrated());
  return useCallback((heading) => (isNavigation ? heading?.focus() : undefined), [isNavigation]);
}
