import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Puts the form into the page up to its layout, and says how many elements it has. */
export function mount(Page: () => ReactNode): number {
  const root = document.body.appendChild(document.createElement('main'));
  flushSync(() => createRoot(root).render(createElement(Page)));
  root.getBoundingClientRect();
  return root.querySelectorAll('*').length;
}
