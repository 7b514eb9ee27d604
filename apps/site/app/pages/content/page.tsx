import { localeFromPath, localeSegment } from '@jalon/i18n';
import { data, redirect } from 'react-router';
import { ContentPage } from '../../content/content-page.tsx';
import { pageView } from '../../content/page-view.server.ts';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import { NotFound } from '../not-found/not-found.tsx';
import type { Route } from './+types/page.ts';

/**
 * Every page of content, and every address without a route of its own: a page that moved, a French page whose address
 * lacks the language, or no page at all.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const site = getSite(context);
  const { pathname, search } = url;
  const page = pageAt(site, pathname);
  if (page) {
    const { settings, siteMap, content } = site;
    const view = pageView({ siteMap, content, forms: settings.forms }, page, localeFromPath(pathname));
    return { view, paths: view.paths };
  }
  const moved = movedTo(site, pathname);
  if (moved) throw redirect(moved + search, 301);
  return data({ view: undefined, paths: undefined }, { status: 404 });
}

/** Nothing accepts a post here. */
export function action() {
  return data(null, { status: 404 });
}

export default function ContentRoute({ loaderData: { view } }: Route.ComponentProps) {
  return view ? <ContentPage key={view.id} view={view} /> : <NotFound />;
}

function pageAt({ siteMap, content }: SiteContext, pathname: string) {
  const row = siteMap.at(pathname);
  return row && content.pages.find(({ id }) => id === row.id);
}

function movedTo({ siteMap, content }: SiteContext, pathname: string): string | undefined {
  const locale = localeFromPath(pathname);
  const path = pathname.toLowerCase();
  // Its usual address, where a club has it elsewhere.
  const usual = content.pages.find(({ texts }) => Object.values(texts).some((text) => text.path === path));
  if (usual) return siteMap.page(usual.id).paths[locale];
  const old = content.redirects.find(({ from }) => from === path);
  if (old) {
    const [, id, hash = ''] = /^page:([^#]+)(#.*)?$/.exec(old.to) ?? [];
    return id ? siteMap.find(id)?.paths[locale].concat(hash) : old.to;
  }
  return localeSegment(pathname) ? undefined : siteMap.at(`/fr${pathname}`)?.paths.fr;
}
