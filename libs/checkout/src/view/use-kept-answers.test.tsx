// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
  await waitFor(() => expect(shown.current).toMatchObject({ answers: earlier, isFromBrowser: true }));
});

it('keeps and restores the later steps after the first one is posted again', async () => {
  const shown = answersAt('address', posted);
  await waitFor(() =>
    expect(shown.current).toMatchObject({
      answers: { ...posted, step3: earlier.step3 },
      isFromBrowser: true,
    }),
  );
  const stored = localStorage.getItem('app-storage') ?? '';
  expect(stored).toContain('Ève');
  expect(stored).toContain('455 3e Avenue');
});

it('shows the server’s answers of a step that it has', async () => {
  const data = { ...posted, step3: { address: '1 rue du Pont', city: 'Lévis' } };
  const shown = answersAt('address', data);
  await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('Lévis'));
  expect(shown.current).toMatchObject({ answers: data, isFromBrowser: false });
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
  expect(result.current).toMatchObject({ answers: posted, isFromBrowser: false });
  const after = createCheckoutStore();
  await after.persist.rehydrate();
  expect(after.getState().flows.modify).toEqual(posted);
});

describe('what is typed in a step', () => {
  const typed = { address: '1 rue du Pont', city: 'Lév' };

  it('is kept before it is sent, and restored by a reload, over older answers of the server', async () => {
    const data = { ...posted, step3: earlier.step3 };
    const first = answersAt('address', data);
    await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('Ève'));
    first.current.keep(typed);
    expect(document.cookie).toContain('flowsStates=');
    const again = answersAt('address', data);
    await waitFor(() => expect(again.current.isFromBrowser).toBe(true));
    expect(again.current.answers).toMatchObject({ step1: { firstName: 'Ève' }, step3: typed });
  });

  it('gives way to the server’s answers once it is sent', async () => {
    const first = answersAt('address', posted);
    await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('Ève'));
    first.current.keep(typed);
    first.current.send();
    const data = { ...posted, step3: { address: '9 rue du Lac', city: 'Laval' } };
    const next = answersAt('address', data);
    await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('Laval'));
    expect(next.current).toMatchObject({ answers: data, isFromBrowser: false });
  });

  it('of a first step is restored when nothing was sent yet', async () => {
    localStorage.clear();
    const choice = { step1: { membership: { codeOptionAdhesion: 'PLUS' } } };
    const first = answersAt('registration', choice, false);
    await waitFor(() => expect(first.current.answers).toEqual(choice));
    first.current.keep({ firstName: 'Zo', membership: { codeOptionAdhesion: 'PLUS' } });
    const again = answersAt('registration', choice, false);
    await waitFor(() => expect(again.current.answers.step1).toMatchObject({ firstName: 'Zo' }));
  });

  it('of a member is restored for the same member only', async () => {
    const visit = (memberNumber: string) =>
      renderHook(
        () =>
          useKeptAnswers(membersFlow, {
            step: 'addMember',
            data: {},
            isSaved: true,
            member: { memberNumber },
          }),
        { wrapper: CheckoutProvider },
      ).result;
    const zoe = visit('17');
    await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('"17"'));
    zoe.current.keep({ addedMembers: [{ firstName: 'Léo' }] });
    const again = visit('17');
    await waitFor(() =>
      expect(again.current.answers.step2).toMatchObject({ addedMembers: [{ firstName: 'Léo' }] }),
    );
    const other = visit('25');
    await waitFor(() => expect(localStorage.getItem('app-storage')).toContain('"25"'));
    expect(other.current.isFromBrowser).toBe(false);
    expect(localStorage.getItem('app-storage')).not.toContain('Léo');
  });
});
