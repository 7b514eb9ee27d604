import type { Pages } from './load-pages.ts';

let loading: Promise<Pages> | undefined;

/** Loads what only forms in pages need, once. */
export function loadPages(): Promise<Pages> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Pages> {
  try {
    const [{ PageHead }, { PagedForm }] = await Promise.all([
      import('./page-head.tsx'),
      import('./paged-form.tsx'),
    ]);
    return { PageHead, PagedForm };
  } catch (error) {
    // The next try asks the network again.
    loading = undefined;
    throw error;
  }
}
