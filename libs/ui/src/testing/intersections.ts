import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no layout: the tests of a file say what comes into view, or leaves it. */
export function intersections() {
  let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Observer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return (target: Element, isIntersecting = true) => act(() => report([{ target, isIntersecting }]));
}
