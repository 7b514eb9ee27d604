import { parseCookies } from '@jalon/host';

/** The caching, for one visitor, of a page that is the same for all of them. */
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
