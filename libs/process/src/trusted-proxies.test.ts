import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

function read(TRUSTED_PROXIES?: string) {
  const environment = readEnvironment({ TRUSTED_PROXIES });
  return { proxies: readTrustedProxies(environment), problems: environment.problems };
}

describe('TRUSTED_PROXIES', () => {
  it('trusts this machine by default', () => {
    expect(read()).toEqual({ proxies: ['loopback'], problems: [] });
  });

  it('trusts no proxy with none', () => {
    expect(read('none')).toEqual({ proxies: [], problems: [] });
  });

  it('takes ranges, addresses and subnets', () => {
    const proxies = ['uniquelocal', '192.0.2.1', '10.0.0.0/8', '2001:db8::/32'];
    expect(read(proxies.join(', '))).toEqual({ proxies, problems: [] });
  });

  it.each(['everyone', 'loopback, none', '10.0.0.0/33', '10.0.0.1/8/8', '2001:db8::/129'])(
    'refuses “%s”',
    (value) => {
      expect(read(value).problems).toEqual([
        expect.stringMatching(/^TRUSTED_PROXIES must be none or a list/),
      ]);
    },
  );
});
