import { PageHead } from './page-head.tsx';
import { PagedForm } from './paged-form.tsx';

const pages = { PageHead, PagedForm };

export type Pages = typeof pages;

/**
 * What only forms in pages need, on a server. In a browser this module is `load-pages.browser.ts`: see `imports` in the
 * package.json.
 */
export function loadPages(): Pages | Promise<Pages> {
  return pages;
}
