import { SentNotice } from '@jalon/forms/kit';
import { type Localized, otherLocale } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { useMember } from '@jalon/membership/member';
import { Header } from '@jalon/ui/header';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ContentBigFooter, ContentSimpleFooter } from '../content/features/footers.tsx';
import { MemberAccess } from './member-access.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import { siteFrameMessages } from './site-frame.messages.ts';
import { SiteLayout } from './site-layout.tsx';
import { SiteSearch } from './site-search.tsx';
import { useSite } from './use-site.ts';

/** The id of the search overlay. */
const searchId = 'site-search';

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
  const { pathname, search } = useLocation();
  const { status } = useMember();
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
  const memberLinks = (['connected-space', 'contact-details', 'security'] as const).map((id) => ({
    href: site.paths[id][locale],
    label: t(id),
  }));
  const simple = footer === 'simple' || !frame.footer;
  return (
    <>
      <SiteLayout
        header={
          <Header
            data-model="header"
            brand={{ name: site.club.name[locale], href: home[locale] }}
            menus={menus}
            phone={frame.header?.phone}
            actions={status === 'visitor' ? frame.header?.actions : undefined}
            account={
              pathname !== site.paths['sign-in'][locale] && (
                <MemberAccess
                  signInPath={site.paths['sign-in'][locale]}
                  forgottenPath={site.paths['forgotten-password'][locale]}
                  areaPath={site.paths['connected-space'][locale]}
                  returnPath={new URLSearchParams(search).get('r') || undefined}
                  search={search}
                  links={memberLinks}
                />
              )
            }
            searchId={searchId}
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
      <SiteSearch
        key={pathname}
        id={searchId}
        action={site.paths['search-results'][locale]}
        popular={frame.popular}
      />
      <NavigationAnnouncer />
    </>
  );
}
