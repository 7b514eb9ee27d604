import { parseCookies, serializeCookie, setCookie } from '@jalon/host';

/** The cookies of Google Analytics and Google Ads. */
const ofGoogle = /^(?:_ga|_gid|_gat|_gcl_|_gac_|__utm)[\w.-]*$/;

/** Deletes what the tag manager’s tags have stored. They may have set it for the host or for a domain above it. */
export function clearCookies(): void {
  const { hostname } = location;
  const labels = hostname.split('.');
  // A cookie can't have an IPv6 address as its domain.
  const domains = hostname.includes(':') ? [] : labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of Object.keys(parseCookies(document.cookie)).filter((one) => ofGoogle.test(one))) {
    for (const domain of [undefined, ...domains]) {
      setCookie(serializeCookie({ name, value: '', maxAge: 0, domain }, location));
    }
  }
}
