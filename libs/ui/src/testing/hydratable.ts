import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** What a page of this folder exports for the browser: its HTML, and a function that hydrates `#root`. */
export function hydratable(page: ReactElement) {
  return {
    html: (): string => renderToString(page),
    hydrate(): void {
      const root = document.querySelector('#root');
      if (root) hydrateRoot(root, page);
    },
  };
}
