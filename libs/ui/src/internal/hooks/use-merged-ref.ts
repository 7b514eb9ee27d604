'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

/** Merges the caller's ref and a hook's own: both receive the element, and both clean up. */
export function useMergedRef<T>(own: Ref<T> | undefined, callers: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const cleanups = [attach(own, element), attach(callers, element)];
      return () => {
        for (const cleanup of cleanups) cleanup();
      };
    },
    [own, callers],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
