import { lazy, Suspense } from 'react';

// Loaded lazily: the blocks are heavy, and story tests don’t need them.
const ComponentPage = lazy(() => import('./component-page.tsx'));

/** The documentation of a component. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
