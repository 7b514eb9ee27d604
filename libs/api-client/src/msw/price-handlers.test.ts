import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { priceCases } from '../contract-suite/index.ts';
import { createHandlers, mockOptionPrices, mockPrices } from './index.ts';

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
