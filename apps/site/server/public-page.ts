/** How a CDN keeps a page that is the same for every visitor; browsers ask each time, and mostly get a 304. */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

const ofMember = /(?:^|;\s*)(?:accessToken|memberInfo)=/;

/**
 * Whether the answer to a request can be given to every visitor: its address has no query, and its cookies are not a
 * member's.
 */
export function isForEveryVisitor(address: string, cookies: string | null | undefined): boolean {
  return !address.includes('?') && !ofMember.test(cookies ?? '');
}
