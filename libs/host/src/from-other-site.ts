/**
 * Whether a page of another site sent the request, according to the browser's headers (cross-site request forgery). The own
 * host is that of the URL, of `Host` or of `X-Forwarded-Host`, so that it also works behind a proxy. Clients that are not
 * browsers send neither `Sec-Fetch-Site` nor `Origin`.
 */
export function isFromOtherSite({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const own = [new URL(url).host, headers.get('host'), headers.get('x-forwarded-host')];
  return !own.includes(URL.parse(origin)?.host ?? '');
}
