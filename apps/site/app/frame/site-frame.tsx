import { SentNotice } from '@jalon/forms/kit';
import { type Localized, otherLocale } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { Header } from '@jalon/ui/header';
import { SimpleFooter } from '@jalon/ui/simple-footer';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { PageLink } from '../site-data.server.ts';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import { menuMessages, siteFrameMessages } from './site-frame.messages.ts';
import { SiteLayout } from './site-layout.tsx';
import { useSite } from './use-site.ts';

export interface SiteFrameProps {
  /** The page's address in each language. Default: the home page's. */
  paths?: Localized<string> | undefined;
  children: ReactNode;
}

/** Every page in the layout of the site, with the header and footer that the site map lists. */
export function SiteFrame({ paths, children }: SiteFrameProps) {
  const locale = useLocale();
  const t = useT(siteFrameMessages);
  const { pathname } = useLocation();
  const site = useSite();
  const home = site.paths.home;
  const other = otherLocale(locale);
  const toLink = ({ id, paths }: PageLink) => ({
    href: paths[locale],
    label: menuMessages[id]?.[locale].label ?? id,
    current: paths[locale] === pathname,
  });
  return (
    <>
      <SiteLayout
        header={
          <Header
            brand={{ name: site.club.name[locale], href: home[locale] }}
            menus={site.menus.header.map(toLink)}
            languageSwitch={{ href: (paths ?? home)[other], locale: other }}
            routeKey={pathname}
          />
        }
        footer={
          <SimpleFooter
            sections={[{ title: t('aboutClub'), links: site.menus.footer.map(toLink) }]}
            legal={t('note')}
          />
        }
      >
        <SentNotice />
        {children}
      </SiteLayout>
      <NavigationAnnouncer />
    </>
  );
}
