import type { ClubConfig } from '@jalon/club';
import type { ConsentSettings } from '@jalon/consent';
import type { HeaderView, ViewOf } from '@jalon/content';
import { type FeatureOf, headerMenus, resolverIn } from '@jalon/content/server';
import { type Locale, type Localized, locales } from '@jalon/i18n';
import { consentSettings } from './consent/consent-settings.server.ts';
import { pictures } from './content/pictures.server.ts';
import { membershipPaths } from './memberships/membership-paths.ts';
import { originOf } from './origin.server.ts';
import type { SiteContext } from './site-context.server.ts';
import { type SitePage, sessionPaths } from './site-map.ts';

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
export type LinkedPage = (typeof linkedPages)[number] | 'renewal' | 'session';

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
  readonly menus: HeaderView['menus'];
  readonly header?: FeatureOf<'header'>;
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
      ['session', sessionPaths],
    ]) as SiteData['paths'],
  };
}

function frameIn({ siteMap, content }: SiteContext, locale: Locale): FrameData {
  const { header, footer, formFooter } = content.site[locale].frame;
  // Mistakes are reported when the content is read.
  const frame = resolverIn({ table: siteMap, pictures }, locale)({ header, footer, formFooter });
  return {
    ...(frame as Pick<FrameData, 'header' | 'footer' | 'formFooter'>),
    menus: headerMenus(siteMap, locale),
    popular: popularPages.flatMap((id) => siteMap.find(id) ?? []).map((page) => linkTo(page, locale)),
  };
}

const linkTo = ({ paths, label }: SitePage, locale: Locale) => ({
  href: paths[locale],
  label: label[locale],
});
