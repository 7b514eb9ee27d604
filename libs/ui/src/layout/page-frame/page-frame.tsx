'use client';

import { useT } from '@jalon/i18n/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../actions/link/index.ts';
import { BrandLink, type BrandLinkProps } from '../../internal/brand-link/index.ts';
import { LanguageSwitch, type LanguageSwitchProps } from '../../navigation/language-switch/index.ts';
import { mainId, SkipLink } from '../../navigation/skip-link/index.ts';
import { pageFrameMessages } from './page-frame.messages.ts';
import { Footer, Header, HeaderLink, Main, Root } from './page-frame.styles.ts';

export interface FrameLink {
  href: string;
  label: ReactNode;
  /** Marks the current page. */
  current?: boolean;
}

export interface PageFrameProps extends ComponentPropsWithRef<'div'> {
  brand: BrandLinkProps;
  /** The same page in the other language. */
  languageSwitch?: Pick<LanguageSwitchProps, 'href' | 'locale'>;
  navigation?: readonly FrameLink[];
  footer?: { tagline?: ReactNode; links?: readonly FrameLink[]; note?: ReactNode };
}

/**
 * The frame of a page: skip link, `<header>`, `<main id="contenu" tabIndex={-1}>` around the children,
 * `<footer>`. Complete without JavaScript; its links are rendered by the `LinkProvider`.
 */
export function PageFrame({
  brand,
  languageSwitch,
  navigation = [],
  footer,
  children,
  ...props
}: PageFrameProps) {
  const t = useT(pageFrameMessages);
  const name = <BrandLink {...brand} />;
  return (
    <Root {...props}>
      <SkipLink />
      <Header>
        <div>
          {name}
          {navigation.length > 0 && (
            <nav aria-label={t('navigation')}>
              <ul>
                {navigation.map(({ href, label, current }) => (
                  <li key={href}>
                    <HeaderLink>
                      <Link href={href} aria-current={current ? 'page' : undefined}>
                        {label}
                      </Link>
                    </HeaderLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {languageSwitch && (
            <HeaderLink data-part="language">
              <LanguageSwitch {...languageSwitch} />
            </HeaderLink>
          )}
        </div>
      </Header>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer data-surface="primary">
        <div>
          <div>
            {name}
            {footer?.tagline && <p>{footer.tagline}</p>}
          </div>
          {footer?.links && (
            <nav aria-label={t('footerNavigation')}>
              <ul>
                {footer.links.map(({ href, label, current }) => (
                  <li key={href}>
                    <Link href={href} aria-current={current ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {footer?.note && <small>{footer.note}</small>}
        </div>
      </Footer>
    </Root>
  );
}
