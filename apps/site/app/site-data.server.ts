import type { ClubConfig } from '@jalon/club';
import { type Locale, type Localized, locales } from '@jalon/i18n';
import type { HeaderMenu } from '@jalon/ui/header';
import { consentSettings } from './consent/consent-data.server.ts';
import type { ConsentSettings } from './consent/consent-settings.ts';
import { addressesIn } from './content/addresses.server.ts';
import type { ViewOf } from './content/page/view.ts';
import { resolveAddresses } from './content/resolve.ts';
import { originOf } from './document/origin.server.ts';
import { membershipPaths } from './memberships/membership-paths.ts';
import type { SiteContext } from './site-context.server.ts';
import type { SiteMap, SitePage } from './site-map.ts';

/** The pages that any other page may link to. */
const linkedPages = [
  'home',
  'sign-in',
  'forgotten-password',
  'connected-space',
  'contact-details',
  'security',
  'privacy-policy',
  'search-results',
  'cookies',
  'site-map',
] as const;
export type LinkedPage = (typeof linkedPages)[number] | 'renewal';

/** The pages suggested before a search, and when a search finds nothing. */
const popularPages = [
  'roadside-assistance',
  'memberships',
  'battery-test',
  'winter-tires',
  'help',
  'contact-us',
];

/** The header and the footers in one language. */
export interface FrameData {
  readonly menus: readonly Omit<HeaderMenu, 'promo'>[];
  readonly header?: ViewOf<'header'>;
  readonly popular: readonly { readonly href: string; readonly label: string }[];
  /** For content pages. */
  readonly footer?: ViewOf<'big-footer'>;
  /** For forms and member pages. */
  readonly formFooter?: ViewOf<'simple-footer'>;
}

/** The data of the root loader, for every page; see `useSite`. */
export interface SiteData {
  readonly club: ClubConfig;
  /** The site's origin, for absolute links. */
  readonly origin: string;
  /** In both languages, so that a language switch needs no more data. */
  readonly frame: Localized<FrameData>;
  readonly paths: Readonly<Record<LinkedPage, Localized<string>>>;
  /** Set when drafts are shown instead of the published content, or can't be because the content system is unavailable. */
  readonly preview?: 'drafts' | 'unavailable' | undefined;
  /** Undefined if nothing needs consent. */
  readonly consent?: ConsentSettings | undefined;
}

export function loadSiteData(site: SiteContext, request: Request): SiteData {
  const { settings, siteMap } = site;
  const home = siteMap.page('home').paths;
  const origin = originOf(settings, request);
  return {
    club: settings.club,
    preview: site.drafts && (site.drafts.available ? 'drafts' : 'unavailable'),
    origin,
    consent: consentSettings(settings, origin),
    frame: Object.fromEntries(
      locales.map((locale) => [locale, frameIn(site, locale)]),
    ) as Localized<FrameData>,
    paths: Object.fromEntries([
      ...linkedPages.map((id) => [id, siteMap.find(id)?.paths ?? home]),
      ['renewal', membershipPaths(siteMap).renew],
    ]) as SiteData['paths'],
  };
}

function frameIn({ siteMap, content }: SiteContext, locale: Locale): FrameData {
  const { header, footer, formFooter } = content.site[locale].frame;
  // Mistakes are reported when the content is read.
  const frame = resolveAddresses({ header, footer, formFooter }, addressesIn(siteMap, locale), () => {});
  return {
    ...(frame as Pick<FrameData, 'header' | 'footer' | 'formFooter'>),
    menus: menusIn(siteMap, locale),
    popular: popularPages.flatMap((id) => siteMap.find(id) ?? []).map((page) => linkTo(page, locale)),
  };
}

const linkTo = ({ paths, label }: SitePage, locale: Locale) => ({
  href: paths[locale],
  label: label[locale],
});

/** The menus of the header: the pages directly below the home page, each with its subpages in the header. */
function menusIn(siteMap: SiteMap, locale: Locale): FrameData['menus'] {
  const inHeader = siteMap.inMenu('header');
  const link = (page: SitePage) => linkTo(page, locale);
  return inHeader
    .filter(({ parent }) => parent === undefined || parent === 'home')
    .map((page) => {
      const below = inHeader.filter(({ parent }) => parent === page.id && page.id !== 'home');
      return below.length > 0 ? { ...link(page), groups: [{ links: below.map(link) }] } : link(page);
    });
}
