import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders the form up to its layout; returns its number of elements. */
export function mount(Page: () => ReactNode): number {
  const root = document.body.appendChild(document.createElement('main'));
  flushSync(() => createRoot(root).render(createElement(Page)));
  root.getBoundingClientRect();
  return root.querySelectorAll('*').length;
}
