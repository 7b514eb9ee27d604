/** How a CDN keeps a page that is the same for every visitor; browsers ask each time, and mostly get a 304. */
export const publicPage = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** An editor’s preview, and a checkout, which a page of content ends. */
const visit = /(?:^|;\s*)(?:preview|flowsStates|(?:checkout|placed)-[\w-]+)=/i;
const member = /(?:^|;\s*)(?:accessToken|memberInfo)=/i;

/**
 * Whether the answer to a request can be given to every visitor: its address has no query, and its cookies change nothing in
 * it.
 */
export function isForEveryVisitor(address: string, cookies: string | null | undefined): boolean {
  return !address.includes('?') && !visit.test(cookies ?? '') && !member.test(cookies ?? '');
}

/** Whether the answer to a request differs from a visitor's by what the page shows of the member. */
export function isForMember(address: string, cookies: string | null | undefined): boolean {
  return !address.includes('?') && !visit.test(cookies ?? '') && member.test(cookies ?? '');
}

/** Whether a page may be kept: it says so, and sets no cookie. */
export function isPublic({ headers }: Pick<Response, 'headers'>): boolean {
  return Boolean(headers.get('cache-control')?.startsWith('public')) && !headers.has('set-cookie');
}
