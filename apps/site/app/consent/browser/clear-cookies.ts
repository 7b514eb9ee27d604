import { setCookie } from '../../document/set-cookie.ts';

/** The cookies of Google Analytics and Google Ads. */
const ofGoogle = /^(_ga|_gid|_gat|_gcl_|_gac_|__utm)/;

/** Deletes what the tag manager’s tags have stored. They may have set it for the host or for a domain above it. */
export function clearCookies(): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of names.filter((one) => ofGoogle.test(one))) {
    for (const domain of ['', ...domains]) setCookie(`${name}=; Path=/; Max-Age=0${domain}`);
  }
}
