import { SentNotice } from '@jalon/forms/kit';
import { type Localized, otherLocale } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Header } from '@jalon/ui/header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { ContentBigFooter, ContentSimpleFooter } from '../content/features/footers.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import { siteFrameMessages } from './site-frame.messages.ts';
import { SiteLayout } from './site-layout.tsx';
import { useSite } from './use-site.ts';

export interface SiteFrameProps {
  /** The page's address in each language. Default: the home page's. */
  paths?: Localized<string> | undefined;
  /** `big` on pages of content, `simple` on forms and pages for members (default). */
  footer?: 'big' | 'simple';
  children: ReactNode;
}

/** Every page in the layout of the site, with the header and footers that the site map and the content give. */
export function SiteFrame({ paths, footer = 'simple', children }: SiteFrameProps) {
  const locale = useLocale();
  const t = useT(siteFrameMessages);
  const { pathname } = useLocation();
  const site = useSite();
  const home = site.paths.home;
  const other = otherLocale(locale);
  const frame = site.frame[locale];
  const isHere = ({ href }: { href?: string }) => href === pathname;
  const menus = frame.menus.map((menu) => ({
    ...menu,
    overview: t('overview', { label: menu.label }),
    current: isHere(menu) || (menu.href !== home[locale] && pathname.startsWith(`${menu.href}/`)),
    groups: menu.groups?.map((group) => ({
      ...group,
      links: group.links.map((link) => ({ ...link, current: isHere(link) })),
    })),
  }));
  const simple = footer === 'simple' || !frame.footer;
  return (
    <>
      <SiteLayout
        notice={<ConsentBanner />}
        header={
          <Header
            data-model="header"
            brand={{ name: site.club.name[locale], href: home[locale] }}
            menus={menus}
            phone={frame.header?.phone}
            actions={frame.header?.actions}
            languageSwitch={{ href: (paths ?? home)[other], locale: other }}
            routeKey={pathname}
          />
        }
        footer={
          simple
            ? frame.formFooter && <ContentSimpleFooter {...frame.formFooter} />
            : frame.footer && <ContentBigFooter {...frame.footer} />
        }
      >
        <SentNotice />
        {children}
      </SiteLayout>
      <NavigationAnnouncer />
    </>
  );
}
