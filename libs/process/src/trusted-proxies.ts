import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

/** The proxies whose `X-Forwarded-For` is trusted, from `TRUSTED_PROXIES`; empty for `none`. */
export function readTrustedProxies(environment: Environment): string[] {
  const value = environment.text('TRUSTED_PROXIES') ?? 'loopback';
  if (value === 'none') return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  for (const proxy of proxies.filter((proxy) => !isProxyRange(proxy))) {
    environment.problem(
      `TRUSTED_PROXIES must be none or a list of loopback, linklocal, uniquelocal, addresses and subnets, not "${proxy}".`,
    );
  }
  return proxies;
}

function isProxyRange(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', prefix, ...rest] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
