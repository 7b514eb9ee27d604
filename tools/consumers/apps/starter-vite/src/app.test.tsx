// @vitest-environment jsdom
import { createHandlers, createPriceHandlers } from '@jalon/api-client/msw';
import { answersTo, fillForm, mockForms } from '@jalon/forms/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { App } from './app';
import { club } from './club';
import { loadMemberships } from './memberships';

// jsdom has none.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const api = { baseUrl: 'http://api.test' };
const received: unknown[] = [];
const server = setupServer(...createPriceHandlers(), ...createHandlers({ forms: mockForms(club, received) }));
beforeAll(() => server.listen());
afterEach(cleanup);
afterAll(() => server.close());

it('compares the memberships with the prices of the API', async () => {
  const { memberships } = await loadMemberships('fr', '', api);
  expect(memberships.map(({ yearlyPrice }) => yearlyPrice)).not.toContain(undefined);
});

it('sends the battery test', async () => {
  const user = userEvent.setup();
  render(<App locale="fr" loaded={await loadMemberships('fr', '', api)} api={api} />);
  await fillForm(user, answersTo(12, club));
  await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
  await screen.findByText(/Votre demande a été envoyée/);
  expect(received).toHaveLength(1);
});
