import { SentNotice } from '@jalon/forms/kit';
import { type Localized, otherLocale } from '@jalon/i18n';
import { useLocale } from '@jalon/i18n/react';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { ContentBigFooter, ContentSimpleFooter } from '../content/features/footers.tsx';
import { Island } from '../islands/island.tsx';
import { ScriptlessPageContext } from '../islands/scriptless-page.ts';
import { SiteHeader, type SiteHeaderProps } from './header/site-header.tsx';
import { NavigationAnnouncer } from './notices/navigation-announcer.tsx';
import { SiteLayout } from './site-layout.tsx';
import { useCurrentPath } from './use-current-path.ts';
import { useSite } from './use-site.ts';

export interface SiteFrameProps {
  /** The page's address in each language. Default: the home page's. */
  paths?: Localized<string> | undefined;
  /** `big` on content pages, `simple` on forms and member pages (default). */
  footer?: 'big' | 'simple';
  children: ReactNode;
}

/** The layout around every page, with the header and footers from the site map and the content. */
export function SiteFrame({ paths, footer = 'simple', children }: SiteFrameProps) {
  const locale = useLocale();
  const { search } = useLocation();
  const pathname = useCurrentPath();
  const site = useSite();
  const home = site.paths.home;
  const other = otherLocale(locale);
  const frame = site.frame[locale];
  const here = Object.fromEntries(
    Object.entries(site.paths).map(([id, path]) => [id, path[locale]]),
  ) as SiteHeaderProps['paths'];
  const isScriptless = use(ScriptlessPageContext) !== undefined;
  const simple = footer === 'simple' || !frame.footer;
  return (
    <>
      <SiteLayout
        notice={<ConsentBanner />}
        header={
          <Island
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
              member: site.member,
              memberNumberPrefix: site.club.memberNumberPrefix,
              returnPath: new URLSearchParams(search).get('r') || undefined,
            }}
          />
        }
        footer={
          simple
            ? frame.formFooter && <ContentSimpleFooter {...frame.formFooter} />
            : frame.footer && <ContentBigFooter {...frame.footer} />
        }
      >
        {!isScriptless && <SentNotice />}
        {children}
      </SiteLayout>
      {!isScriptless && <NavigationAnnouncer />}
    </>
  );
}
