import { createElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export const element = (Page: () => ReactNode): ReactElement => createElement(Page);

/** Puts a page into the window up to its layout: how long that took, in milliseconds, and how many elements it has. */
export function mount(Page: () => ReactNode): { ms: number; nodes: number } {
  const root = document.body.appendChild(document.createElement('div'));
  const start = performance.now();
  flushSync(() => createRoot(root).render(element(Page)));
  root.getBoundingClientRect();
  const ms = performance.now() - start;
  return { ms, nodes: root.querySelectorAll('*').length };
}
