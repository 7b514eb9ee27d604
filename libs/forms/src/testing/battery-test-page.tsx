import { type ClubConfig, defaultClub } from '@jalon/club';
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { BatteryTestForm, type BatteryTestFormProps } from '../forms/battery-test/index.ts';
import { answersTo } from '../samples/answers.ts';

// The battery test in a page, for tests of behaviour that all forms share.

export const answers = answersTo(12);
export const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
export const button = () => screen.getByRole('button', { name: 'Send the request' });
export const send = () => userEvent.click(button());
export const sent = () => screen.findByText(/Your request has been sent/);
export const accepted = async () => ({ status: 'success' as const, reference: '234679CDFG' });

export function show(props: BatteryTestFormProps = {}, club: Partial<ClubConfig> = {}) {
  return render(
    <ClubProvider club={{ ...defaultClub, ...club }}>
      <I18nProvider locale="en">
        <BatteryTestForm api={{ baseUrl: 'http://api.test' }} {...props} />
      </I18nProvider>
    </ClubProvider>,
  );
}

export async function fill() {
  await userEvent.selectOptions(field('centreUrbain'), answers.centreUrbain ?? '');
  for (const name of ['vehiculeMarque', 'vehiculeModele', 'vehiculeAnnee']) {
    await userEvent.type(field(name), answers[name] ?? '');
  }
}

/** Starts each test of a file with an empty tab and an API that answers nothing, and lists the requests to it. */
export function mockApi() {
  const received: Record<string, unknown>[] = [];
  const keys: (string | null)[] = [];
  const server = setupServer();
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  // A file before it may have left something.
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
    server.resetHandlers();
    received.length = 0;
    keys.length = 0;
  });
  afterAll(() => server.close());
  return { server, received, keys };
}
