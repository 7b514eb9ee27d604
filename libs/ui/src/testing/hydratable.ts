import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** What a page of this folder exports for a browser: its HTML, and React taking over the one in `#root`. */
export function hydratable(page: ReactElement) {
  return {
    html: (): string => renderToString(page),
    hydrate(): void {
      const root = document.querySelector('#root');
      if (root) hydrateRoot(root, page);
    },
  };
}
