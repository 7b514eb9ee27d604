import { isSamePrice } from '@jalon/api-client/contract';
import { dayInQuebec } from '@jalon/i18n';
import { expect, it } from 'vitest';
import { askQuote, registerQuote, setPrice } from '../../testing/checkouts.ts';
import { startApiForTest } from '../../testing/test-api.ts';
import { previewOf } from './preview.ts';

it('a price has the same id until what a person sees changes', async () => {
  const api = await startApiForTest({ SEED_DEMONSTRATION: 'on' });
  const [one, again] = [await askQuote(api, registerQuote), await askQuote(api, registerQuote)];
  expect(again.id).toBe(one.id);
  expect((await askQuote(api, { ...registerQuote, promoCode: 'BIENVENUE' })).id).not.toBe(one.id);
  const today = dayInQuebec();
  await setPrice(api.store.database, { typeCode: 'PLUS', term: 'yearly', cents: 17_000, validFrom: today });
  expect(isSamePrice(await askQuote(api, registerQuote), one)).toBe(false);
});

it('the same price on another day differs in the second digest only', async () => {
  const api = await startApiForTest({ SEED_DEMONSTRATION: 'on' });
  const { id: _, expiresAt: __, ...priced } = await askQuote(api, registerQuote);
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
