import { dayInQuebec } from '@jalon/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../testing/operator.ts';
import { startApi, startApiForTest, type TestApi } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { endPrice, membershipPricesOn, pricesOn, setPrice } from './price-list.ts';
import { run as prices } from './prices.command.ts';

let DATABASE_URL: string;
let api: TestApi;
beforeAll(async () => {
  DATABASE_URL = await testDatabase();
  api = await startApi({ DATABASE_URL });
});
afterAll(() => api.close());
beforeEach(async () => {
  await query(DATABASE_URL, 'DELETE FROM membership_price_list');
});

const run = (...words: string[]) => operator(prices, { DATABASE_URL })(...words);

const base = { typeCode: 'BASE', term: 'yearly' } as const;
const yearlyOn = async (day: string) => {
  const prices = await pricesOn(api.store.database, day);
  return prices.find(({ codeOptionAdhesion }) => codeOptionAdhesion === base.typeCode)?.price.yearly_price;
};

describe('a price', () => {
  it('holds from its first day until the next one begins', async () => {
    await setPrice(api.store.database, { ...base, cents: 12_600, validFrom: '2026-01-01' });
    await setPrice(api.store.database, { ...base, cents: 13_200, validFrom: '2027-01-01' });
    expect(await Promise.all(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map(yearlyOn))).toEqual(
      [undefined, 12_600, 12_600, 13_200],
    );
  });

  it('ends after its last day, and the one before it does not come back', async () => {
    await setPrice(api.store.database, { ...base, cents: 12_600, validFrom: '2026-01-01' });
    await setPrice(api.store.database, { ...base, cents: 13_200, validFrom: '2027-01-01' });
    expect(await endPrice(api.store.database, { ...base, lastDay: '2027-06-30' })).toBe(true);
    expect(await Promise.all(['2026-12-31', '2027-06-30', '2027-07-01'].map(yearlyOn))).toEqual([
      12_600,
      13_200,
      undefined,
    ]);
    expect(await endPrice(api.store.database, { ...base, lastDay: '2028-01-01' })).toBe(false);
  });

  it('is corrected by setting it again for the same day', async () => {
    await setPrice(api.store.database, { ...base, cents: 12_600, validFrom: '2026-01-01' });
    await setPrice(api.store.database, { ...base, cents: 12_000, validFrom: '2026-01-01' });
    expect(await yearlyOn('2026-01-01')).toBe(12_000);
  });

  it('is left out where a type has only the other term', async () => {
    await setPrice(api.store.database, { ...base, cents: 12_600, validFrom: '2026-01-01' });
    expect(await pricesOn(api.store.database, '2026-01-01')).toEqual([
      { codeOptionAdhesion: 'BASE', price: { yearly_price: 12_600 } },
    ]);
  });
});

it('the demonstration prices are added once, and an operator’s price is kept', async () => {
  const first = await startApiForTest({ DATABASE_URL, SEED_DEMONSTRATION: 'on' });
  expect((await membershipPricesOn(first.store.database, '2026-11-23')).prices).toHaveLength(4);
  await setPrice(first.store.database, { ...base, cents: 1, validFrom: '2026-01-01' });
  const second = await startApiForTest({ DATABASE_URL, SEED_DEMONSTRATION: 'on' });
  expect(await yearlyOn('2026-11-23')).toBe(1);
  expect(await pricesOn(second.store.database, '2026-11-23')).toHaveLength(6);
});

describe('an operator', () => {
  it('sets, lists and ends a price, which the running API returns immediately', async () => {
    const today = dayInQuebec();
    expect(await run('set', 'BASE', 'yearly', '129.05', today)).toBe(
      `BASE      yearly     $129.05  from ${today}\nToday in Québec is ${today}.\n`,
    );
    const response = await fetch(`${api.baseUrl}/api/membership-prices`);
    expect((await response.json()).prices).toEqual([
      { codeOptionAdhesion: 'BASE', price: { yearly_price: 12_905 } },
    ]);
    expect(await run('on', today)).toBe('BASE      yearly_price $129.05\n');
    expect(await run('end', 'BASE', 'yearly', today)).toContain(`from ${today}  to ${today}`);
  });

  it.each([
    ['set', 'BASE', 'weekly', '10.00', '2027-01-01'],
    ['set', 'BASE', 'monthly', '10.5', '2027-01-01'],
    ['set', 'BASE', 'monthly', '-10.00', '2027-01-01'],
    ['set', 'BASE', 'monthly', '10001.00', '2027-01-01'],
    ['set', 'base', 'monthly', '10.00', '2027-01-01'],
    ['set', 'BASE', 'monthly', '10.00', '2027-02-30'],
    ['set', 'BASE', 'monthly', '10.00'],
    ['delete', 'BASE'],
  ])('gets the usage for %s %s %s %s %s, and nothing changes', async (...words) => {
    await expect(run(...words)).rejects.toThrow(/^Usage:/);
    expect(await query(DATABASE_URL, 'SELECT * FROM membership_price_list')).toEqual([]);
  });
});
