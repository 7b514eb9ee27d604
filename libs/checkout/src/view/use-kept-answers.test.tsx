// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { FlowName } from '../kit/flow-progress.ts';
import { CheckoutProvider } from '../kit/store/checkout-provider.tsx';
import { createCheckoutStore } from '../kit/store/checkout-store.ts';
import { type KeptAnswersOptions, useKeptAnswers } from './use-kept-answers.ts';

const membersFlow = 'modify-my-membership';
const earlier: CheckoutData = {
  step1: { firstName: 'Zoé', membership: { codeOptionAdhesion: 'PLUS' } },
  step2: { additionalMembers: [] },
  step3: { address: '455 3e Avenue', city: 'Québec' },
};
const posted: CheckoutData = { step1: { ...earlier.step1, firstName: 'Ève' } };

/** The answers in the browser, as another page reads them. */
async function readStore() {
  const store = createCheckoutStore();
  await store.persist.rehydrate();
  return store.getState();
}

beforeEach(async () => {
  localStorage.clear();
  (await readStore()).change('register', () => earlier);
});

/** The answers of a page that is loaded. */
const load = (
  { isSaved = true, ...options }: Omit<KeptAnswersOptions, 'isSaved'> & { isSaved?: boolean },
  flow: FlowName = 'register',
) => renderHook(() => useKeptAnswers(flow, { ...options, isSaved }), { wrapper: CheckoutProvider }).result;

const stores = (text: string) => waitFor(() => expect(localStorage.getItem('app-storage')).toContain(text));

it('restores all answers when the server has none', async () => {
  const shown = load({ step: 'registration', data: {}, isSaved: false });
  await waitFor(() => expect(shown.current).toMatchObject({ answers: earlier, isFromBrowser: true }));
});

it('keeps and restores the later steps after the first one is posted again', async () => {
  const shown = load({ step: 'address', data: posted });
  const answers = { ...posted, step3: earlier.step3 };
  await waitFor(() => expect(shown.current).toMatchObject({ answers, isFromBrowser: true }));
  await stores('Ève');
  await stores('455 3e Avenue');
});

it('shows the server’s answers of a step that it has', async () => {
  const data = { ...posted, step3: { address: '1 rue du Pont', city: 'Lévis' } };
  const shown = load({ step: 'address', data });
  await stores('Lévis');
  expect(shown.current).toMatchObject({ answers: data, isFromBrowser: false });
});

it('restores nothing of another member', async () => {
  const others = { ...earlier, step2: { additionalMembers: [], modifiedMembers: [] } };
  (await readStore()).change(membersFlow, () => others);
  const shown = load({ step: 'addMember', data: posted }, membersFlow);
  await stores('Ève');
  expect(shown.current).toMatchObject({ answers: posted, isFromBrowser: false });
  expect((await readStore()).flows.modify).toEqual(posted);
});

describe('what is typed in a step', () => {
  const typed = { address: '1 rue du Pont', city: 'Lév' };

  it('is kept before it is sent, and restored by a reload, over older answers of the server', async () => {
    const page = { step: 'address', data: { ...posted, step3: earlier.step3 } } as const;
    const first = load(page);
    await stores('Ève');
    first.current.keep(typed);
    expect(document.cookie).toContain('flowsStates=');
    const again = load(page);
    await waitFor(() => expect(again.current.isFromBrowser).toBe(true));
    expect(again.current.answers).toMatchObject({ step1: { firstName: 'Ève' }, step3: typed });
  });

  it('gives way to the server’s answers once it is sent', async () => {
    const first = load({ step: 'address', data: posted });
    await stores('Ève');
    first.current.keep(typed);
    first.current.send();
    const data = { ...posted, step3: { address: '9 rue du Lac', city: 'Laval' } };
    const next = load({ step: 'address', data });
    await stores('Laval');
    expect(next.current).toMatchObject({ answers: data, isFromBrowser: false });
  });

  it('of a first step is restored when nothing was sent yet', async () => {
    localStorage.clear();
    const membership = { codeOptionAdhesion: 'PLUS' };
    const page = { step: 'registration', data: { step1: { membership } }, isSaved: false } as const;
    const first = load(page);
    await waitFor(() => expect(first.current.answers).toEqual(page.data));
    first.current.keep({ firstName: 'Zo', membership });
    const again = load(page);
    await waitFor(() => expect(again.current.answers.step1).toMatchObject({ firstName: 'Zo' }));
  });

  it('of a member is restored for the same member only', async () => {
    const visit = (memberNumber: string) =>
      load({ step: 'addMember', data: {}, member: { memberNumber } }, membersFlow);
    const zoe = visit('17');
    await stores('"17"');
    const addedMembers = [{ firstName: 'Léo' }];
    zoe.current.keep({ addedMembers });
    const again = visit('17');
    await waitFor(() => expect(again.current.answers.step2).toMatchObject({ addedMembers }));
    const other = visit('25');
    await stores('"25"');
    expect(other.current.isFromBrowser).toBe(false);
    expect(localStorage.getItem('app-storage')).not.toContain('Léo');
  });
});
