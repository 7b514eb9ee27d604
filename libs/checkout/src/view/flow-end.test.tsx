// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckoutProvider } from '../kit/store/checkout-provider.tsx';
import { createCheckoutStore } from '../kit/store/checkout-store.ts';
import { FlowEnd } from './flow-end.tsx';

it('reports a changed membership once, without names, and deletes the answers', async () => {
  const layer: object[] = [];
  const before = createCheckoutStore();
  await before.persist.rehydrate();
  before.getState().change('modify-my-membership', () => ({
    step1: { indOptionVR: true, membership: { codeOptionAdhesion: 'PREM' } },
    step2: {
      addedMembers: [],
      modifiedMembers: [{ memberNumber: '1000000025', indOptionVR: true }],
    },
  }));
  const receipt = (
    <CheckoutProvider>
      <FlowEnd flow="modify-my-membership" onMembershipChange={(change) => layer.push(change)} />
    </CheckoutProvider>
  );
  const { unmount } = render(receipt);
  await act(async () => {});
  const told = [
    {
      codeOptionAdhesion: 'PREM',
      newMembers: [],
      modifiedMembers: [{ indOptionVR: true }],
    },
  ];
  expect(layer).toEqual(told);
  expect(localStorage.getItem('app-storage')).not.toContain('1000000025');
  unmount();
  render(receipt);
  await act(async () => {});
  expect(layer).toEqual(told);
});
