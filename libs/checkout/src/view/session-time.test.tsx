// @vitest-environment jsdom
import { I18nProvider } from '@jalon/i18n/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionTime, SessionWarning } from './session-time.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T14:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const member = {
  memberNumber: '1000000017',
  name: 'Zoé Côté',
  sessionUntil: '2026-11-27T14:10:00Z',
  signInAgain: '/en/sign-in?r=%2Fen%2Frenewal%2Fpayment&confirm=',
};

function show(props: { member?: typeof member }) {
  const { member: shown } = props;
  render(
    <I18nProvider locale="en">
      <SessionWarning member={shown} />
      <SessionTime member={shown} />
    </I18nProvider>,
  );
}

it('says beforehand until when a session lasts, and warns before it ends, with a way to extend it', async () => {
  show({ member });
  expect(screen.getByText(/ends on November 27, 2026 at 9:10/)).toBeInTheDocument();
  await pass(7.9);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await pass(0.2);
  expect(screen.getByRole('alert')).toHaveTextContent('Your session ends in two minutes');
  const extend = screen.getByRole('link', { name: 'Extend my session (new tab)' });
  expect(extend).toHaveAttribute('href', member.signInAgain);
  expect(extend).toHaveAttribute('target', '_blank');
  await pass(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('says nothing to a visitor, who has no session', () => {
  show({});
  expect(document.body).toHaveTextContent(/^$/);
});
