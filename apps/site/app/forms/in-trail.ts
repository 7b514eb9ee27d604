import type { Crumb } from '@jalon/content/server';
import type { Answer } from '@jalon/host';
import { localeFromPath } from '@jalon/i18n';
import type { SiteMap } from '../site-map.ts';

/** An answer with the breadcrumb of its page. */
export function inTrail<View>(
  answer: Answer<View>,
  siteMap: SiteMap,
  { pathname }: URL,
): Answer<View & { readonly crumbs: readonly Crumb[] }> {
  if (answer.kind === 'redirect') return answer;
  const page = siteMap.at(pathname);
  const crumbs = page ? siteMap.crumbs(page, localeFromPath(pathname)) : [];
  return { ...answer, view: { ...answer.view, crumbs } };
}
