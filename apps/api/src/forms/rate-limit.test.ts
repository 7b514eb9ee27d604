import { describe, expect, it } from 'vitest';
import { network, visitorKey } from './rate-limit.ts';

describe('network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['1:2:3:4:5::', '1:2:3:4'],
  ])('of %s is %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });
});

describe('visitorKey', () => {
  const request = (ip: string) => ({ ip, socket: { remoteAddress: '127.0.0.1' } });

  it('is the same for the addresses of one household and differs between visitors', () => {
    expect(visitorKey(request('2001:db8:1:2::1'), 's')).toBe(visitorKey(request('2001:db8:1:2::2'), 's'));
    expect(visitorKey(request('2001:db8:1:2::1'), 's')).not.toBe(visitorKey(request('2001:db8:1:3::1'), 's'));
  });

  it('can’t be computed without the secret', () => {
    expect(visitorKey(request('192.0.2.1'), 'one')).not.toBe(visitorKey(request('192.0.2.1'), 'another'));
  });

  it('falls back to the connection’s address when a proxy passes on what is none', () => {
    expect(visitorKey(request('unknown'), 's')).toBe(visitorKey(request('127.0.0.1'), 's'));
  });
});
