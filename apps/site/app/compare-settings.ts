import { call, isCallError, listForms } from '@jalon/api-client';
import { clubDifferences } from '@jalon/club';
import type { Settings } from './settings/settings.ts';
import { siteLinksOf } from './site-links.ts';
import { SiteMap, sitePages } from './site-map.ts';

interface Log {
  warn(details: object, message: string): void;
}

/**
 * Warns when the API has other club settings than the site, so that it refuses answers that the site accepts, and when its
 * messages lead to other addresses than those of the site, because a page was renamed since.
 */
export async function compareSettings(
  { club, apiUrl }: Pick<Settings, 'club' | 'apiUrl'>,
  log: Log,
): Promise<void> {
  const answer = await call(listForms, {}, { baseUrl: apiUrl, timeout: 5_000 });
  if (isCallError(answer)) return;
  const settings = clubDifferences(club, answer.club);
  if (settings.length > 0) log.warn({ settings }, 'The API has other club settings than the site');
  const { links: theirs } = answer;
  // An API of an earlier version does not have this answer.
  if (!theirs) return;
  const own = Object.entries(siteLinksOf(new SiteMap(sitePages(club))));
  const pages = own.flatMap(([name, { fr, en }]) => {
    const their = theirs[name as keyof typeof theirs];
    return their?.fr === fr && their.en === en ? [] : [name];
  });
  if (pages.length > 0) {
    log.warn({ pages }, 'The file of the API’s setting SITE_LINKS is not that of this site: npx jalon links');
  }
}
