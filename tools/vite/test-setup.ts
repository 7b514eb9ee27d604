import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// Tests wait longer than usual, because the machine may be busy.
configure({ asyncUtilTimeout: 5_000 });

// jsdom knows the property only on controls, browsers on every element.
if (typeof HTMLElement !== 'undefined' && !('autofocus' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus');
    },
  });
}

// Fails a test in which a component or React logs an error.
const complaint = vi.spyOn(console, 'error');

afterEach(async () => {
  // A module that arrives after the test's file has ended would be an unhandled error of the suite.
  await vi.dynamicImportSettled();
  cleanup();
  const calls = complaint.mock.calls.map((call) => call.join(' '));
  complaint.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});
