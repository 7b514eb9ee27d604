import { getMembershipPrices } from '@jalon/api-client';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { createPriceList, pricesKept, pricesRetried, pricesReused } from './price-list.ts';

const baseUrl = 'http://api.test';
/** Of the one membership; undefined: the API fails. */
let price: number | undefined;
mockServer(
  http.get(baseUrl + getMembershipPrices.path, () => {
    const prices = [{ codeOptionAdhesion: 'PLUS', price: { yearly_price: price } }];
    return price === undefined
      ? HttpResponse.json({}, { status: 503 })
      : HttpResponse.json({ date: '2026-11-23', prices });
  }),
);
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

it('gives the prices another version when they change, and not when they are only read again', async () => {
  price = 10_000;
  const list = createPriceList({ api: { baseUrl } });
  const later = async () => {
    vi.advanceTimersByTime(pricesReused + 1);
    // The first call returns the known version and starts a request.
    list.version();
    await list.read();
    return list.version();
  };
  expect(list.version()).toBe(0);
  const first = await later();
  expect((await list.read())?.prices).toHaveLength(1);
  expect(await later()).toBe(first);
  price = 12_000;
  expect(await later()).toBe(first + 1);
});

it('keeps the known prices for a limited time while they can’t be read, then takes the new ones', async () => {
  price = 10_000;
  const log = { warn: vi.fn() };
  const list = createPriceList({ api: { baseUrl }, log });
  const yearly = async () => (await list.read())?.prices.map((one) => one.price.yearly_price);
  expect(await yearly()).toEqual([10_000]);
  const version = list.version();

  price = undefined;
  vi.advanceTimersByTime(pricesReused + 1);
  expect(await yearly()).toEqual([10_000]);
  vi.advanceTimersByTime(pricesRetried + 1);
  expect(await yearly()).toEqual([10_000]);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(list.version()).toBe(version);

  vi.advanceTimersByTime(pricesKept);
  expect(await yearly()).toBeUndefined();
  expect(list.version()).toBe(version + 1);

  price = 12_000;
  vi.advanceTimersByTime(pricesRetried + 1);
  expect(await yearly()).toEqual([12_000]);
});
