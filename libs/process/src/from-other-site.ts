/** The request headers that tell which page sent a request. */
interface RequestSource {
  readonly headers: {
    readonly origin?: string | undefined;
    readonly 'sec-fetch-site'?: string | string[] | undefined;
  };
}

/**
 * Whether a page of another origin than `ours` sent the request, according to the browser's headers. Clients that are
 * not browsers send neither header. Some browsers send `Sec-Fetch-Site` without `Origin`.
 */
export function isFromOtherSite({ headers }: RequestSource, ours: readonly (string | undefined)[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined) return !ours.includes(origin);
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
