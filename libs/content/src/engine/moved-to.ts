import { comparablePath } from '@jalon/host';
import { localeFromPath, localeSegment } from '@jalon/i18n';
import type { ContentPages } from '../source/content-pages.ts';

/** The address that replaced one without a page, with the query of the request: of a page that moved, or with its language. */
export function movedTo(pages: ContentPages, { pathname, search }: URL): string | undefined {
  const moved = newAddress(pages, pathname);
  return moved === undefined ? undefined : withQuery(moved, search);
}

function newAddress({ table, content }: ContentPages, pathname: string): string | undefined {
  const locale = localeFromPath(pathname);
  const path = comparablePath(pathname);
  // The address in the content, if the host has moved the page.
  const usual = content.pages.find(({ texts }) => Object.values(texts).some((text) => text.path === path));
  if (usual) return table.page(usual.id).paths[locale];
  const old = content.redirects.find(({ from }) => from === path);
  if (old) {
    const [, id, hash = ''] = /^page:([^#]+)(#.*)?$/.exec(old.to) ?? [];
    return id ? table.find(id)?.paths[locale].concat(hash) : old.to;
  }
  return localeSegment(pathname) ? undefined : table.at(`/fr${pathname}`)?.paths.fr;
}

/** An address with the query of the request, which comes before the fragment. */
function withQuery(address: string, search: string): string {
  const [path = '', ...fragment] = address.split('#');
  const query = path.includes('?') ? search.replace('?', '&') : search;
  return [path + query, ...fragment].join('#');
}
