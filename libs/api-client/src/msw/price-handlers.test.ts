import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call, getMembershipPrices } from '../client/index.ts';
import { priceCases } from '../contract-suite/index.ts';
import { createHandlers, createPriceStateHandlers, mockOptionPrices, mockPrices } from './index.ts';

const baseUrl = 'http://api.test';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the handlers follow the contract of the price list', () => {
  it.each(priceCases)('$title', async ({ run }) => {
    server.use(...createHandlers({ forms: [], baseUrl }));
    await run({ baseUrl, prices: mockPrices, options: mockOptionPrices });
  });

  it.each(priceCases)('$title, with a host’s own prices', async ({ run }) => {
    const prices = [{ codeOptionAdhesion: 'MOTO', price: { yearly_price: 9_900 } }];
    server.use(...createHandlers({ forms: [], prices, baseUrl }));
    await run({ baseUrl, prices, options: mockOptionPrices });
  });
});

it('the handlers can simulate an empty list and a missing database', async () => {
  const { empty, unavailable } = createPriceStateHandlers({ baseUrl });
  server.use(...empty);
  expect(await call(getMembershipPrices, {}, { baseUrl })).toMatchObject({ prices: [], options: {} });
  server.use(...unavailable);
  expect(await call(getMembershipPrices, {}, { baseUrl })).toMatchObject({
    code: 'unavailable',
    httpStatus: 503,
  });
});
