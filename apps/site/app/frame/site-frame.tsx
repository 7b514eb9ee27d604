import { privacyPolicyPaths } from '@jalon/forms/club';
import { type Localized, otherLocale } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { PageFrame } from '@jalon/ui/page-frame';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { connectedSpacePaths, homePaths } from '../addresses.ts';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import { siteFrameMessages } from './site-frame.messages.ts';
import { useSite } from './use-site.ts';

export interface SiteFrameProps {
  /** The page's address in each language; the home page's where it has none. */
  paths?: Localized<string> | undefined;
  children: ReactNode;
}

/** The header and footer of every page. */
export function SiteFrame({ paths = homePaths, children }: SiteFrameProps) {
  const locale = useLocale();
  const t = useT(siteFrameMessages);
  const { pathname } = useLocation();
  const { club, contactPaths } = useSite();
  const other = otherLocale(locale);
  const home = homePaths[locale];
  const memberArea = connectedSpacePaths[locale];
  return (
    <>
      <PageFrame
        brand={{ name: club.name[locale], href: home }}
        languageSwitch={{ href: paths[other], locale: other }}
        navigation={[
          { href: home, label: t('home'), current: pathname === home },
          { href: memberArea, label: t('memberArea'), current: pathname === memberArea },
        ]}
        footer={{
          tagline: t('tagline'),
          links: [
            ...(contactPaths ? [{ href: contactPaths[locale], label: t('contact') }] : []),
            { href: privacyPolicyPaths(club)[locale], label: t('privacy') },
          ].map((link) => ({ ...link, current: pathname === link.href })),
          note: t('note'),
        }}
      >
        {children}
      </PageFrame>
      <NavigationAnnouncer />
    </>
  );
}
