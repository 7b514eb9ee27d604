import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { consentCases } from '../contract-suite/index.ts';
import { createHandlers } from './index.ts';

const baseUrl = 'http://api.test';

const server = setupServer(...createHandlers({ forms: [], baseUrl }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

describe('the handlers follow the contract of consents', () => {
  it.each(consentCases)('$title', ({ run }) => run({ baseUrl }));
});
