// @vitest-environment jsdom
import { CheckoutProvider, createCheckoutStore } from '@jalon/checkout';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeDataLayer, openDataLayer } from '../../consent/data-layer.ts';
import { FlowEnd } from './flow-end.tsx';

afterEach(closeDataLayer);

it('reports a changed membership once, without names, and deletes the answers', async () => {
  const layer = openDataLayer();
  layer.length = 0;
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
      <FlowEnd flow="modify-my-membership" />
    </CheckoutProvider>
  );
  const { unmount } = render(receipt);
  await act(async () => {});
  const told = [
    {
      event: 'membership_change',
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
