// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionNotice, type SessionWarningProps } from './index.ts';
import { sessionTimes } from './session-times.ts';

const fetch = vi.fn(async () => new Response(null, { status: 204 }));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T14:00:00Z') });
  vi.stubGlobal('fetch', fetch.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const paths = { keepPath: '/en/session', signInPath: '/en/sign-in?r=%2Fen%2Fcontact-us&confirm=' };
const session = { ends: '2026-11-27T16:00:00Z', idleMinutes: 60 };
const notice = (props: SessionWarningProps) => (
  <I18nProvider locale="en">
    <SessionNotice {...props} />
  </I18nProvider>
);

it('warns before the end without activity, with a button that keeps the session and the focus', async () => {
  render(notice({ session, ...paths }));
  expect(
    screen.getByText(/after 60 minutes without activity, and on November 27, 2026 at 11:00/),
  ).toBeVisible();
  await pass(57.9);
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  await pass(0.2);
  expect(alert).toHaveTextContent('Your session ends in two minutes');
  fireEvent.click(screen.getByRole('button', { name: 'Keep me signed in' }));
  await pass(0);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/en/session', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'keep' }),
  });
  expect(alert).toHaveTextContent(/^You’re still signed in\.$/);
  expect(alert).toHaveFocus();
  await pass(57);
  expect(alert).not.toHaveTextContent('ends');
});

it('keeps the session while someone is active, not more than once in five minutes', async () => {
  render(notice({ session, ...paths }));
  for (let minute = 0; minute < 60; minute++) {
    fireEvent.keyDown(document.body);
    await pass(1);
  }
  expect(fetch).toHaveBeenCalledTimes(10);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('warns of the end that only the password extends', async () => {
  render(notice({ session: { ...session, ends: '2026-11-27T14:10:00Z' }, ...paths }));
  await pass(8.1);
  const extend = screen.getByRole('link', { name: 'Extend my session (new tab)' });
  expect(extend).toHaveAttribute('href', paths.signInPath);
  expect(extend).toHaveAttribute('target', '_blank');
  await pass(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('warns all the same when the session could not be kept', async () => {
  fetch.mockResolvedValueOnce(new Response(null, { status: 401 }));
  render(notice({ session, ...paths }));
  await pass(58.1);
  fireEvent.click(screen.getByRole('button', { name: 'Keep me signed in' }));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent('Your session ends in two minutes');
});

it('says on the server until when a session lasts, and nothing to a visitor', () => {
  expect(renderToString(notice({ session, ...paths }))).toContain('after 60 minutes without activity');
  expect(renderToString(notice({ session: sessionTimes(undefined), ...paths }))).toBe('');
});
