import { createHandlers } from '@jalon/api-client/msw';
import { type ClubConfig, defaultClub } from '@jalon/club';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { mockServer } from '../../../../tools/vite/mock-server.ts';
import { BatteryTestForm, type BatteryTestFormProps } from '../forms/battery-test/index.ts';
import { answersTo } from '../samples/answers.ts';
import { mockForms } from '../samples/mock-forms.ts';
import { inPage } from './in-page.tsx';

// The battery test in a page, for tests of behaviour that all forms share.

export const answers = answersTo(12);
export const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
export const button = () => screen.getByRole('button', { name: 'Send the request' });
export const send = () => userEvent.click(button());
export const sent = () => screen.findByText(/Your request has been sent/);
export const accepted = async () => ({ status: 'success' as const, reference: '234679CDFG' });

export function show(props: BatteryTestFormProps = {}, club: Partial<ClubConfig> = {}) {
  const form = <BatteryTestForm api={{ baseUrl: 'http://api.test' }} {...props} />;
  return render(inPage(form, 'en', { ...defaultClub, ...club }));
}

export async function fill() {
  await userEvent.selectOptions(field('centreUrbain'), answers.centreUrbain ?? '');
  for (const name of ['vehiculeMarque', 'vehiculeModele', 'vehiculeAnnee']) {
    await userEvent.type(field(name), answers[name] ?? '');
  }
}

/** Starts each test of a file with an empty tab and a mock API, and lists the requests to it. */
export function mockApi() {
  const received: Record<string, unknown>[] = [];
  const keys: (string | null)[] = [];
  const server = mockServer(...createHandlers({ forms: mockForms(undefined, received) }));
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
  });
  // A file before it may have left something.
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
    received.length = 0;
    keys.length = 0;
  });
  return { server, received, keys };
}
