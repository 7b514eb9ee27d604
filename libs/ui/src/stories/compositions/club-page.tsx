import type { Locale } from '@jalon/i18n';
import type { ReactNode } from 'react';
import { ConsentControl } from '../../actions/consent-control/index.ts';
import { AlertsBanner, type BannerNotice } from '../../feedback/alerts-banner/index.ts';
import batteryTest from '../../foundations/pictures/battery-test.svg';
import { BigFooter } from '../../navigation/big-footer/index.ts';
import { Breadcrumb, type Crumb } from '../../navigation/breadcrumb/index.ts';
import { Header } from '../../navigation/header/index.ts';
import { mainId, SkipLink } from '../../navigation/skip-link/index.ts';
import { sampleHeader } from '../../testing/sample-club.ts';
import { sampleFooter } from '../../testing/sample-footer.tsx';
import { Trail } from './layout.styles.ts';

interface ClubPageProps {
  locale: Locale;
  /** Site-wide notices. */
  notices?: readonly BannerNotice[];
  /** The current menu, by its index in the header. */
  menu?: number;
  /** The pages above it and itself; the home page has none. */
  crumbs?: readonly Crumb[];
  children: ReactNode;
}

/** A whole page of the fictional club: skip link, header, breadcrumb, content, footer. */
export function ClubPage({ locale, notices = [], menu, crumbs, children }: ClubPageProps) {
  const header = sampleHeader(locale);
  return (
    <>
      <SkipLink />
      <AlertsBanner notices={notices} />
      <Header
        {...header}
        menus={header.menus?.map((entry, index) => ({ ...entry, current: index === menu }))}
      />
      {crumbs && (
        <Trail>
          <Breadcrumb crumbs={[{ name: '', url: '#accueil' }, ...crumbs]} />
        </Trail>
      )}
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <BigFooter
        {...sampleFooter(locale, batteryTest)}
        consent={<ConsentControl onOpen={() => undefined} />}
      />
    </>
  );
}
