import { mainId, SkipLink } from '@jalon/ui/skip-link';
import type { ReactNode } from 'react';
import { Main, Root } from './site-layout.styles.ts';

export interface SiteLayoutProps {
  /** The consent notice; right after the skip link, so that the keyboard reaches it first. */
  notice?: ReactNode;
  /** Read first on every page, above the header. */
  banner?: ReactNode;
  /** A `<header>`. */
  header: ReactNode;
  /** A `<footer>`. */
  footer: ReactNode;
  children: ReactNode;
}

/** The layout of every page: skip link, notice, banner, header, `<main>` around the children, footer. */
export function SiteLayout({ notice, banner, header, footer, children }: SiteLayoutProps) {
  return (
    <Root>
      <SkipLink />
      {notice}
      {banner}
      {header}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
