import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for the start of the results. It takes the focus when the router has replaced the answer: links to other
 * result pages are followed without a full load. After a change of language the focus stays on the language link.
 */
export function useFocusOnAnswer<Target extends HTMLElement>(answer: object): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const shown = useRef(answer);
  useEffect(() => {
    const isNew = shown.current !== answer;
    shown.current = answer;
    if (isNew && !document.activeElement?.hasAttribute('hreflang')) target.current?.focus();
  }, [answer]);
  return target;
}
