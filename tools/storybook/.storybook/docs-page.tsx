import type { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, Suspense } from 'react';
import { usePageLocale } from './page-locale.tsx';

// Loaded lazily: the blocks are heavy, and story tests don’t need them.
const loadPage = () => import('./component-page.tsx');
const ComponentPage = lazy(loadPage);
const Container = lazy(async () => {
  const [blocks] = await Promise.all([import('@storybook/addon-docs/blocks'), loadPage()]);
  return { default: blocks.DocsContainer };
});

/** The documentation of a component. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}

/**
 * What is around every page of documentation. Its table of contents reads the headings once: the page is loaded by then, and
 * another language makes it again.
 */
export function PageContainer(props: ComponentProps<typeof DocsContainer>) {
  const locale = usePageLocale();
  return (
    <Suspense>
      <Container key={locale} {...props} />
    </Suspense>
  );
}
