// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentTime } from './payment-time.tsx';

const minute = 60_000;
const posted = vi.fn();

beforeEach(() => {
  posted.mockClear();
  vi.useFakeTimers({ now: Date.parse('2026-11-27T14:00:00Z') });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    posted(String(body));
    return { type: 'opaqueredirect' };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <I18nProvider locale="en">
      <PaymentTime paymentUntil="2026-11-27T14:15:00Z" action="/en/review" />
    </I18nProvider>,
  );
}

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));
const warning = () => screen.queryByText(/expire in two minutes/);

it('says beforehand until when the card can be charged, and warns two minutes before the end', async () => {
  show();
  expect(screen.getByText(/until 9:15/)).toBeInTheDocument();
  await pass(12.9);
  expect(warning()).not.toBeInTheDocument();
  await pass(0.2);
  expect(screen.getByRole('alert')).toContainElement(warning());
  expect(posted).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'I need more time' })));
  expect(posted).toHaveBeenCalledExactlyOnceWith('intent=keep');
  expect(warning()).not.toBeInTheDocument();
});

it('extends the time while someone uses the page, at most once a minute', async () => {
  show();
  await act(async () => void fireEvent.keyDown(window));
  expect(posted).not.toHaveBeenCalled();
  await pass(5);
  for (let press = 0; press < 3; press += 1) await act(async () => void fireEvent.keyDown(window));
  expect(posted).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/until 9:20/)).toBeInTheDocument();
  await pass(10);
  expect(warning()).not.toBeInTheDocument();
});
