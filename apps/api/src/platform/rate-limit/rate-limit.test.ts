import type { FastifyRequest } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { query, testDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { network, processRateLimiter, rateLimiter, visitorKey } from './rate-limit.ts';

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

  it('falls back to the connection’s address when a proxy forwards an invalid one', () => {
    expect(visitorKey(request('unknown'), 's')).toBe(visitorKey(request('127.0.0.1'), 's'));
  });
});

const callsOf = (ip: string, count: number, check: ReturnType<typeof rateLimiter>) =>
  Promise.allSettled(Array.from({ length: count }, () => check({ ip, socket: {} } as FastifyRequest)));
const accepted = (results: readonly PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('rateLimiter', () => {
  async function open(limit: { readonly points: number; readonly seconds: number }) {
    const databaseUrl = await testDatabase();
    const database = openDatabase({ connection: () => ({ connectionString: databaseUrl }) });
    onTestFinished(() => database.close());
    const limiter = () => rateLimiter({ database, secret: 's', counted: 'calls', ...limit });
    const rows = () =>
      query<{ points: number }>(databaseUrl, 'SELECT points FROM rate_limits ORDER BY points');
    return { databaseUrl, limiter, rows };
  }

  it('counts calls that come at the same moment, each visitor’s for itself, in every process', async () => {
    const { limiter, rows } = await open({ points: 7, seconds: 60 });
    const [one, another] = [limiter(), limiter()];
    const results = await Promise.all([
      callsOf('192.0.2.1', 10, one),
      callsOf('192.0.2.1', 10, another),
      callsOf('192.0.2.2', 3, one),
      callsOf('192.0.2.2', 3, another),
    ]);
    expect(accepted(results.slice(0, 2).flat())).toBe(7);
    expect(accepted(results.slice(2).flat())).toBe(6);
    expect((await rows()).map(({ points }) => points)).toContain(6);
  });

  it('counts the many networks of one IPv6 site together', async () => {
    const { limiter } = await open({ points: 2, seconds: 60 });
    const check = limiter();
    const networks = Array.from({ length: 125 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
    const results = await Promise.all(networks.map((ip) => callsOf(ip, 1, check)));
    expect(accepted(results.flat())).toBe(20);
    expect(accepted(await callsOf('2001:db8:2:1::1', 3, check))).toBe(2);
  });

  it('starts again when the period has ended', async () => {
    const { databaseUrl, limiter, rows } = await open({ points: 2, seconds: 60 });
    const check = limiter();
    expect(accepted(await callsOf('192.0.2.1', 2, check))).toBe(2);
    await query(databaseUrl, 'UPDATE rate_limits SET expire = 1');
    expect(accepted(await callsOf('192.0.2.1', 2, check))).toBe(2);
    expect(await rows()).toEqual([{ points: 2 }]);
  });

  it('refuses a blocked visitor without a query', async () => {
    const { limiter, rows } = await open({ points: 2, seconds: 60 });
    const check = limiter();
    for (let call = 0; call < 7; call += 1) await callsOf('192.0.2.1', 1, check);
    expect(await rows()).toEqual([{ points: 3 }]);
    expect(await callsOf('192.0.2.1', 1, check)).toMatchObject([
      { reason: { code: 'too_many', retryAfter: expect.any(Number) } },
    ]);
  });

  it('does not wait for the disk: the counters are not in the write-ahead log', async () => {
    const [table] = await query<{ relpersistence: string }>(
      await testDatabase(),
      `SELECT relpersistence FROM pg_class WHERE relname = 'rate_limits'`,
    );
    expect(table?.relpersistence).toBe('u');
  });
});

describe('processRateLimiter', () => {
  const limiter = (seconds = 60) => processRateLimiter({ secret: 's', points: 2, seconds });

  it('counts each visitor separately from other visitors and other limiters', async () => {
    const check = limiter();
    const refused = expect.objectContaining({ reason: expect.objectContaining({ code: 'too_many' }) });
    const results = await callsOf('192.0.2.1', 3, check);
    expect(results).toEqual([expect.anything(), expect.anything(), refused]);
    expect(results[2]).toMatchObject({ reason: { retryAfter: 60 } });
    expect(accepted(await callsOf('192.0.2.2', 3, check))).toBe(2);
    expect(accepted(await callsOf('192.0.2.1', 3, limiter()))).toBe(2);
  });

  it('starts again when the period has ended', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const check = limiter(10);
    expect(accepted(await callsOf('192.0.2.1', 3, check))).toBe(2);
    vi.advanceTimersByTime(10_000);
    expect(accepted(await callsOf('192.0.2.1', 3, check))).toBe(2);
  });
});
