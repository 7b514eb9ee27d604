import { localeFromPath, localeSegment } from '@jalon/i18n';
import { data, redirect } from 'react-router';
import { publicPage } from '../../../server/public-pages/public-page.ts';
import { comparablePath } from '../../content/comparable-path.ts';
import { FormContext } from '../../content/features/form-feature.tsx';
import { ContentPage } from '../../content/page/content-page.tsx';
import { formsOf } from '../../content/page/features-of.ts';
import type { PageView } from '../../content/page/view.ts';
import { viewOf } from '../../content/page/view-of.server.ts';
import { loadForm, postForm } from '../../forms/form-route.server.ts';
import { siteForms } from '../../forms/site-forms.ts';
import { getSite, type SiteContext } from '../../site-context.server.ts';
import { NotFound } from '../not-found/not-found.tsx';
import type { Route } from './+types/page.ts';

/**
 * Every content page, and every address without its own route: a page that moved, a French page whose address
 * lacks the language, or a missing page.
 */
export async function loader(args: Route.LoaderArgs) {
  const site = getSite(args.context);
  const { pathname, search } = args.url;
  const view = await viewAt(site, pathname);
  if (!view) {
    const moved = movedTo(site, pathname);
    if (moved) throw redirect(withQuery(moved, search), 301);
    return data({ view: undefined, paths: undefined, form: undefined }, { status: 404 });
  }
  const name = formOn(view);
  const page = { view, paths: view.paths };
  if (!name) return data({ ...page, form: undefined }, { headers: { 'cache-control': publicPage } });
  return data(
    { ...page, form: { name, ...(await loadForm(name, args)) } },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/** Only the form of a page accepts a post. */
export async function action(args: Route.ActionArgs) {
  const view = await viewAt(getSite(args.context), args.url.pathname);
  const name = view && formOn(view);
  return name ? await postForm(name, args) : data(null, { status: view ? 405 : 404 });
}

export const headers: Route.HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders }) => {
  const headers = new Headers(parentHeaders);
  for (const own of [loaderHeaders, actionHeaders]) for (const [name, value] of own) headers.set(name, value);
  return headers;
};

export default function ContentRoute({ loaderData: { view, form }, actionData }: Route.ComponentProps) {
  if (!view) return <NotFound />;
  return (
    <FormContext value={form && { name: form.name, loaderData: form, actionData: actionData ?? undefined }}>
      <ContentPage view={view} />
    </FormContext>
  );
}

async function viewAt(site: SiteContext, pathname: string): Promise<PageView | undefined> {
  const page = pageAt(site, pathname);
  return page && (await viewOf(site, page, localeFromPath(pathname)));
}

/** The name of the first form that can be shown on a page; further forms are links to their own pages. */
function formOn({ blocks }: PageView): string | undefined {
  return formsOf(blocks).find(({ name }) => name !== undefined && name in siteForms)?.name;
}

function pageAt({ siteMap, content }: SiteContext, pathname: string) {
  const row = siteMap.at(pathname);
  return row && content.pages.find(({ id }) => id === row.id);
}

function movedTo({ siteMap, content }: SiteContext, pathname: string): string | undefined {
  const locale = localeFromPath(pathname);
  const path = comparablePath(pathname);
  // The default address of a page, if the club has moved it.
  const usual = content.pages.find(({ texts }) => Object.values(texts).some((text) => text.path === path));
  if (usual) return siteMap.page(usual.id).paths[locale];
  const old = content.redirects.find(({ from }) => from === path);
  if (old) {
    const [, id, hash = ''] = /^page:([^#]+)(#.*)?$/.exec(old.to) ?? [];
    return id ? siteMap.find(id)?.paths[locale].concat(hash) : old.to;
  }
  return localeSegment(pathname) ? undefined : siteMap.at(`/fr${pathname}`)?.paths.fr;
}

/** An address with the query of the request, which comes before the fragment. */
function withQuery(address: string, search: string): string {
  const [path = '', ...fragment] = address.split('#');
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return [path + query, ...fragment].join('#');
}
