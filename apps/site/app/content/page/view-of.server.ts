import type { Locale } from '@jalon/i18n';
import { todaysPrices } from '../../memberships/todays-prices.server.ts';
import type { SiteContext } from '../../site-context.server.ts';
import { membershipsOn } from '../memberships-on.ts';
import type { ContentPage, ContentProblem } from '../source/content-source.ts';
import { pageView } from './page-view.server.ts';
import type { PageView } from './view.ts';

/** A page of the site in one language, with the current prices if it has memberships. */
export async function viewOf(
  site: SiteContext,
  page: ContentPage,
  locale: Locale,
  problems?: ContentProblem[],
): Promise<PageView> {
  const prices = membershipsOn(page.texts[locale]).length > 0 ? await todaysPrices(site) : undefined;
  return pageView({ ...site, prices }, page, locale, problems);
}
