import { createElement, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export const element = (Page: () => ReactNode): ReactElement => createElement(Page);

/** Renders a page up to its layout; returns the milliseconds and the number of elements. */
export function mount(Page: () => ReactNode): { ms: number; nodes: number } {
  const root = document.body.appendChild(document.createElement('div'));
  const start = performance.now();
  flushSync(() => createRoot(root).render(element(Page)));
  root.getBoundingClientRect();
  const ms = performance.now() - start;
  return { ms, nodes: root.querySelectorAll('*').length };
}
