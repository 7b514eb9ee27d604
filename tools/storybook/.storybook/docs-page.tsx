import { lazy, Suspense } from 'react';

// The blocks are heavy, and no test of a story needs them.
const ComponentPage = lazy(() => import('./component-page.tsx'));

/** The documentation of a component. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
