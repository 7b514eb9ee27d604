import { createCheckoutHandlers, createPriceHandlers } from '@jalon/api-client/msw';
import type { Answer } from '@jalon/host';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiUrl as api } from './api';
import { checkoutFor } from './checkout';

// The checkouts of this host, with an API that MSW plays: no server, no database, no browser.

const server = setupServer(
  ...createCheckoutHandlers({ baseUrl: api }),
  ...createPriceHandlers({ baseUrl: api }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

const person = {
  greetings: 'F',
  firstName: 'Zoé',
  lastName: 'Côté',
  birthMonth: '5',
  birthYear: '1984',
  email: 'zoe@example.org',
  phoneNumber: '418 555-0101',
  phoneNumberType: 'mobile',
  'membership.codeOptionAdhesion': 'PLUS',
};

const ask = (path: string, form?: Record<string, string>) => {
  const request = new Request(new URL(path, 'http://club.test'), {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return form ? checkoutFor(request).post(request) : checkoutFor(request).load(request);
};
const viewOf = (answer: Answer<object>) => (answer.kind === 'page' ? answer.view : answer);

describe.each([
  ['/fr/adhesion', '/fr/adhesion/membre-additionnel'],
  ['/en/registration', '/en/registration/additional-member'],
])('%s', (first, second) => {
  it('shows the first step of a type', async () => {
    expect(viewOf(await ask(`${first}?type=PLUS`))).toMatchObject({ kind: 'step', step: 'registration' });
  });

  it('leads to the next step', async () => {
    expect(await ask(`${first}?type=PLUS`, person)).toMatchObject({ kind: 'redirect', location: second });
  });

  it('says what is missing, at its field', async () => {
    const answer = await ask(`${first}?type=PLUS`, { ...person, firstName: '' });
    expect(viewOf(answer)).toMatchObject({ refused: { posted: { errors: { firstName: 'required' } } } });
  });
});
