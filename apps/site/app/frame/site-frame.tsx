import { ConsentNotice } from '@jalon/consent';
import { ContentBigFooter, ContentSimpleFooter } from '@jalon/content';
import { comparablePath } from '@jalon/host';
import { type Localized, otherLocale } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../use-site.ts';
import { VisitorPart } from '../visitor/visitor-part.tsx';
import { SiteHeader, type SiteHeaderProps } from './header/site-header.tsx';
import { DemonstrationNotice } from './notices/demonstration-notice.tsx';
import { SiteLayout } from './site-layout.tsx';

export interface SiteFrameProps {
  /** The page's address in each language. Default: the home page's. */
  paths?: Localized<string> | undefined;
  /** `big` on content pages, `simple` on forms and member pages (default). */
  footer?: 'big' | 'simple';
  /** Whether the header has only what helps to finish a checkout. */
  hasReducedHeader?: boolean | undefined;
  children: ReactNode;
}

/** The layout around every page, with the header and footers from the site map and the content. */
export function SiteFrame({ paths, footer = 'simple', hasReducedHeader, children }: SiteFrameProps) {
  const locale = useLocale();
  const { search, pathname: path } = useLocation();
  // As the links of menus and footers are compared with it.
  const pathname = comparablePath(path);
  const site = useSite();
  const home = site.paths.home;
  const other = otherLocale(locale);
  const frame = site.frame[locale];
  const here = Object.fromEntries(
    Object.entries(site.paths).map(([id, path]) => [id, path[locale]]),
  ) as SiteHeaderProps['paths'];
  const simple = footer === 'simple' || !frame.footer;
  const footerPlace = { pathname, cookiesPath: here.cookies };
  return (
    <SiteLayout
      notice={
        site.consent && (
          <VisitorPart
            name="consent"
            component={ConsentNotice}
            props={{
              settings: site.consent,
              privacyPath: here['privacy-policy'],
              cookiesPath: here.cookies,
            }}
          />
        )
      }
      banner={site.club.demonstration && <DemonstrationNotice />}
      header={
        <VisitorPart
          name="header"
          component={SiteHeader}
          props={{
            brand: { name: site.club.name[locale], href: home[locale] },
            menus: frame.menus,
            popular: frame.popular,
            phone: frame.header?.phone,
            actions: frame.header?.actions,
            languageSwitch: { href: (paths ?? home)[other], locale: other },
            pathname,
            paths: here,
            memberNumberPrefix: site.club.memberNumberPrefix,
            returnPath: new URLSearchParams(search).get('r') || undefined,
            isReduced: hasReducedHeader,
          }}
        />
      }
      footer={
        simple
          ? frame.formFooter && <ContentSimpleFooter {...frame.formFooter} {...footerPlace} />
          : frame.footer && <ContentBigFooter {...frame.footer} {...footerPlace} />
      }
    >
      {children}
    </SiteLayout>
  );
}
