import { mainId, SkipLink } from '@jalon/ui/skip-link';
import type { ReactNode } from 'react';
import { Main, Root } from './site-layout.styles.ts';

export interface SiteLayoutProps {
  /** A `<header>`. */
  header: ReactNode;
  /** A `<footer>`. */
  footer: ReactNode;
  children: ReactNode;
}

/** The layout of every page: skip link, header, `<main>` around the children, footer. */
export function SiteLayout({ header, footer, children }: SiteLayoutProps) {
  return (
    <Root>
      <SkipLink />
      {header}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
