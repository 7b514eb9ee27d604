/** How a CDN caches a page that is the same for every visitor; browsers revalidate it each time, mostly with a 304. */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Cookies of an editor’s preview, and of a checkout, which a content page ends. */
const visit = /(?:^|;\s*)(?:preview|flowsStates|(?:checkout|placed)-[\w-]+)=/i;
const member = /(?:^|;\s*)(?:accessToken|memberInfo)=/i;

/**
 * Whether all visitors can share the response to a request: its address has no query, and its cookies change nothing in
 * it.
 */
export function isForEveryVisitor(address: string, cookies: string | null | undefined): boolean {
  return !address.includes('?') && !visit.test(cookies ?? '') && !member.test(cookies ?? '');
}

/** Whether the response differs from a visitor's only by the displayed member. */
export function isForMember(address: string, cookies: string | null | undefined): boolean {
  return !address.includes('?') && !visit.test(cookies ?? '') && member.test(cookies ?? '');
}

/** Whether a page can be cached: its headers allow it, and it sets no cookie. */
export function isPublic({ headers }: Pick<Response, 'headers'>): boolean {
  return Boolean(headers.get('cache-control')?.startsWith('public')) && !headers.has('set-cookie');
}
