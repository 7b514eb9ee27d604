// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FlowStep } from '../kit/flow-progress.ts';
import { CheckoutProvider } from '../kit/store/checkout-provider.tsx';
import { createCheckoutStore } from '../kit/store/checkout-store.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

const flow = 'register';
const membersFlow = 'modify-my-membership';
const earlier: CheckoutData = {
  step1: { firstName: 'Zoé', membership: { codeOptionAdhesion: 'PLUS' } },
  step2: { additionalMembers: [] },
  step3: { address: '455 3e Avenue', city: 'Québec' },
};
const posted: CheckoutData = { step1: { ...earlier.step1, firstName: 'Ève' } };

beforeEach(async () => {
  localStorage.clear();
  const before = createCheckoutStore();
  await before.persist.rehydrate();
  before.getState().change(flow, () => earlier);
});

const answersAt = (step: FlowStep, data: CheckoutData, isSaved = true) =>
  renderHook(() => useKeptAnswers(flow, { step, data, isSaved }), { wrapper: CheckoutProvider }).result;

it('restores all answers when the server has none', async () => {
  const shown = answersAt('registration', {}, false);
  await waitFor(() => expect(shown.current).toEqual({ answers: earlier, isFromBrowser: true }));
});

it('keeps and restores the later steps after the first one is posted again', async () => {
  const shown = answersAt('address', posted);
  await waitFor(() =>
    expect(shown.current).toEqual({ answers: { ...posted, step3: earlier.step3 }, isFromBrowser: true }),
  );
  const stored = localStorage.getItem('app-storage') ?? '';
  expect(stored).toContain('Ève');
  expect(stored).toContain('455 3e Avenue');
});

it('shows the server’s answers of a step that it has', async () => {
  const data = { ...posted, step3: { address: '1 rue du Pont', city: 'Lévis' } };
  const shown = answersAt('address', data);
  await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('Lévis'));
  expect(shown.current).toEqual({ answers: data, isFromBrowser: false });
});

it('restores nothing of another member', async () => {
  const before = createCheckoutStore();
  await before.persist.rehydrate();
  before
    .getState()
    .change(membersFlow, () => ({ step2: { additionalMembers: [], modifiedMembers: [] }, ...earlier }));
  const { result } = renderHook(
    () => useKeptAnswers(membersFlow, { step: 'addMember', data: posted, isSaved: true }),
    { wrapper: CheckoutProvider },
  );
  await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('Ève'));
  expect(result.current).toEqual({ answers: posted, isFromBrowser: false });
  const after = createCheckoutStore();
  await after.persist.rehydrate();
  expect(after.getState().flows.modify).toEqual(posted);
});
