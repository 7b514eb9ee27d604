import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { pricesKept, pricesRetried, pricesReused } from './limits.ts';
import { pricesVersion, todaysPrices } from './todays-prices.server.ts';

/** A site whose API has one membership at this yearly price, or fails without one. */
async function siteAt(price: () => number | undefined) {
  const api = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const yearly = price();
    if (yearly === undefined) return response.writeHead(503).end('{}');
    const prices = [{ codeOptionAdhesion: 'PLUS', price: { yearly_price: yearly } }];
    response.end(JSON.stringify({ date: '2026-11-23', prices }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void api.close());
  await once(api, 'listening');
  const { settings } = readSettings({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  if (!settings) throw new Error('The settings are invalid');
  return { settings, log: { warn: vi.fn() } };
}

it('gives the prices another version when they change, and not when they are only read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let price = 10_000;
  const site = await siteAt(() => price);
  const later = async () => {
    vi.advanceTimersByTime(pricesReused + 1);
    // The first call returns the known version and starts a request.
    pricesVersion(site);
    await todaysPrices(site);
    return pricesVersion(site);
  };
  expect(pricesVersion(site)).toBe(0);
  const first = await later();
  expect(await todaysPrices(site)).toHaveLength(1);
  expect(await later()).toBe(first);
  price = 12_000;
  expect(await later()).toBe(first + 1);
});

it('keeps the known prices for a limited time while they can’t be read, then takes the new ones', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let price: number | undefined = 10_000;
  const site = await siteAt(() => price);
  const yearly = async () => (await todaysPrices(site))?.map((one) => one.price.yearly_price);
  expect(await yearly()).toEqual([10_000]);
  const version = pricesVersion(site);

  price = undefined;
  vi.advanceTimersByTime(pricesReused + 1);
  expect(await yearly()).toEqual([10_000]);
  vi.advanceTimersByTime(pricesRetried + 1);
  expect(await yearly()).toEqual([10_000]);
  expect(site.log.warn).toHaveBeenCalledTimes(2);
  expect(pricesVersion(site)).toBe(version);

  vi.advanceTimersByTime(pricesKept);
  expect(await yearly()).toBeUndefined();
  expect(pricesVersion(site)).toBe(version + 1);

  price = 12_000;
  vi.advanceTimersByTime(pricesRetried + 1);
  expect(await yearly()).toEqual([12_000]);
});
