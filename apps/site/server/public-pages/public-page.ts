import { parseCookies } from '@jalon/host';

/** How a CDN caches a page that is the same for every visitor; browsers revalidate it each time, mostly with a 304. */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The caching of the same page for one visitor. */
export const ownPage = 'private, no-cache';

/** Cookies of an editor’s preview, and of a checkout, which a content page ends. */
const visit = /^(?:preview|flowsStates|checkout-[\w-]+)$/i;

/** Whether the cookies of a request change more of a page than the parts that differ from visitor to visitor. */
export function hasOwnPages(cookies: string | undefined): boolean {
  return Object.keys(parseCookies(cookies)).some((name) => visit.test(name));
}

/** Whether a page is the same for every visitor, except for those parts: its headers say so, and it sets no cookie. */
export function isPublic({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isShared = Boolean(headers.get('cache-control')?.startsWith('public'));
  return status === 200 && isShared && !headers.has('set-cookie');
}
