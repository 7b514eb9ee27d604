// @vitest-environment jsdom
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCheckoutStore } from '../kit/store/checkout-store.ts';
import { sampleClub, sampleQuote } from '../testing/sample-checkout.ts';
import type { ReceiptView } from './checkout-view.ts';
import { ReceiptPage, type ReceiptPageProps } from './receipt-page.tsx';

const receipt = {
  orderNumber: '2611-0042',
  placedAt: '2026-11-23T15:04:00Z',
  quote: sampleQuote,
  priceData: sampleQuote.priceData,
};
const here = { fr: '/fr/adhesion/revision?attempt=abc', en: '/en/registration/review?attempt=abc' };
const view: ReceiptView = {
  kind: 'receipt',
  flow: 'register',
  locale: 'en',
  here,
  links: { home: '/en' } as ReceiptView['links'],
  receipt,
  isProcessing: false,
  attemptId: 'abc',
  account: 'soon',
  types: [],
};

const asked = vi.fn();
let memberNumber: string | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  memberNumber = undefined;
  vi.stubGlobal('fetch', async (url: string) => {
    asked(String(url));
    const attempt = { attemptId: 'abc', state: 'succeeded', receipt: { ...receipt, memberNumber } };
    return Response.json({ attempt });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
});

const show = (props: ReceiptPageProps) =>
  render(
    <I18nProvider locale="en">
      <ClubProvider club={sampleClub}>
        <ReceiptPage {...props} />
      </ClubProvider>
    </I18nProvider>,
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.queryByRole('button', { name: 'Choose my password' });

it('shows the number of a new member and the button to choose a password as soon as they are known', async () => {
  show({ view });
  expect(screen.getByRole('status')).toHaveTextContent('Your member number is being prepared.');
  await pass(2);
  expect(asked.mock.calls).toEqual([['/api/orders/attempts/abc']]);
  expect(button()).not.toBeInTheDocument();
  memberNumber = '1000000909';
  await pass(4);
  expect(button()?.closest('form')).toHaveAttribute('action', here.en);
  expect(screen.getByText('620 285 1000000909')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    /Your username is your member number, 620.285.1000000909/,
  );
  await pass(600);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('reports a changed membership once, without names, and deletes the answers', async () => {
  const before = createCheckoutStore();
  await before.persist.rehydrate();
  before.getState().change('modify-my-membership', () => ({
    step1: { indOptionVR: true, membership: { codeOptionAdhesion: 'PREM' } },
    step2: { addedMembers: [], modifiedMembers: [{ memberNumber: '1000000025', indOptionVR: true }] },
  }));
  const onMembershipChange = vi.fn();
  const changed = { view: { ...view, flow: 'modify-my-membership' }, onMembershipChange } as const;
  const { unmount } = show(changed);
  await pass(0);
  expect(localStorage.getItem('app-storage')).not.toContain('1000000025');
  // Loaded again.
  unmount();
  show(changed);
  await pass(0);
  expect(onMembershipChange).toHaveBeenCalledExactlyOnceWith({
    codeOptionAdhesion: 'PREM',
    newMembers: [],
    modifiedMembers: [{ indOptionVR: true }],
  });
});
