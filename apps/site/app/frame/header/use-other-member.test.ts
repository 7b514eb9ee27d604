// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useOtherMember } from './use-other-member.ts';

it.each([
  ['nobody', 'Zoé', '/en/connected-space', 0],
  ['Zoé', 'Zoé', '/en/connected-space', 0],
  ['Zoé', 'nobody', '/en/connected-space/security', 1],
  ['Zoé', 'Éric', '/en/connected-space', 1],
  ['Zoé', 'Éric', '/en/help', 0],
])('from %s to %s, %s is loaded again %i times', (before, after, pathname, times) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname, reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  const numberOf = (name: string) => (name === 'nobody' ? undefined : name);
  const { rerender } = renderHook(({ name }) => useOtherMember(numberOf(name), '/en/connected-space'), {
    initialProps: { name: before },
  });
  rerender({ name: after });
  rerender({ name: after });
  expect(reload).toHaveBeenCalledTimes(times);
});
