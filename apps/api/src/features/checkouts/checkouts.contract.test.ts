import { type CheckoutTarget, checkoutCases } from '@jalon/api-client/contract-suite';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { card, contract } from '../../testing/checkouts.ts';
import { fakeGateway, tokens } from '../../testing/fake-gateway.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

const cards: CheckoutTarget['cards'] = {
  accepted: card(),
  declined: card(tokens.declined),
  challenged: card(tokens.challenge),
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ SEED_DEMONSTRATION: 'on' }, { gateway: fakeGateway() });
});
afterAll(() => api.close());

describe('the API keeps the contract of unfinished checkouts', () => {
  it.each(checkoutCases)('$title', ({ run }) => run({ baseUrl: api.baseUrl, cards, contract }));
});
