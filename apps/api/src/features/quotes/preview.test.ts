import { isSamePrice } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { askQuote, registerQuote, setPrice } from '../../testing/checkouts.ts';
import { preview } from '../../testing/saved-checkouts.ts';
import { startApiForTest } from '../../testing/test-api.ts';
import { query, testDatabase } from '../../testing/test-database.ts';
import { previewOf } from './preview.ts';

it('a preview is the same price as a quote, and is not stored', async () => {
  const url = await testDatabase();
  const api = await startApiForTest({ SEED_DEMONSTRATION: 'on', DATABASE_URL: url });
  const [one, again] = [await preview(api, registerQuote), await preview(api, registerQuote)];
  expect(again.id).toBe(one.id);
  expect((await preview(api, { ...registerQuote, promoCode: 'BIENVENUE' })).id).not.toBe(one.id);
  expect(await query(url, 'SELECT id FROM quotes')).toEqual([]);
  const { id: _, expiresAt, ...stored } = await askQuote(api, registerQuote);
  expect(one).toMatchObject(stored);
  expect(Math.abs(Date.parse(expiresAt) - Date.parse(one.expiresAt))).toBeLessThan(60_000);

  const today = dayInQuebec();
  await setPrice(api.store.database, { typeCode: 'PLUS', term: 'yearly', cents: 17_000, validFrom: today });
  const dearer = await preview(api, registerQuote);
  expect(isSamePrice(dearer, one)).toBe(false);
});

it('the same price on another day differs in the second digest only', async () => {
  const api = await startApiForTest({ SEED_DEMONSTRATION: 'on' });
  const { id: _, expiresAt: __, ...priced } = await preview(api, registerQuote);
  const [today, tomorrow] = [
    previewOf(priced),
    previewOf({
      ...priced,
      payments: priced.payments.map(({ amount }) => ({ amount, dueOn: '2030-01-01' })),
      period: { from: '2030-01-01', to: '2030-12-31' },
    }),
  ];
  expect(tomorrow.id).not.toBe(today.id);
  expect(isSamePrice(tomorrow, today)).toBe(true);
  const reordered = Object.fromEntries(Object.entries(priced).toReversed()) as typeof priced;
  expect(previewOf(reordered).id).toBe(today.id);
  expect(previewOf({ ...priced, indOptionVR: !priced.indOptionVR }).id).not.toBe(today.id);
});
