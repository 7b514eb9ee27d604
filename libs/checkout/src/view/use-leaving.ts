'use client';

import { useEffect, useState } from 'react';
import { leavesAttribute } from './leaves-attribute.ts';
import type { FormView } from './step-form-props.ts';

/** Loaded when it is needed. Without it, the browser follows the link. */
export const loadLeaveDialog = () => import('./leave-dialog.tsx');

/**
 * The address of a pressed link that leaves the checkout, while `isOn` says that something would be lost; the press waits for
 * an answer. Without a script nothing asks.
 */
export function useLeaving({ steps, links }: FormView, isOn: boolean) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    if (!isOn) return;
    const staying = new Set([...Object.values(steps), links.privacyPolicy]);
    const ask = (event: MouseEvent) => {
      const link = leavingLink(event, staying);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      loadLeaveDialog().then(
        () => setHref(link.href),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isOn, steps, links.privacyPolicy]);
  return { href, stay: () => setHref(undefined) };
}

/** The link with which a press leaves the checkout; undefined for any other press. */
function leavingLink(event: MouseEvent, staying: ReadonlySet<string>): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute(leavesAttribute)) return undefined;
  // Firefox's `link.target` has the target of `base` too.
  if ((link.getAttribute('target') ?? '_self') !== '_self') return undefined;
  // The switch to the other language posts what is typed.
  if (link.hreflang || link.origin !== location.origin || link.pathname === location.pathname)
    return undefined;
  return staying.has(link.pathname) ? undefined : link;
}
