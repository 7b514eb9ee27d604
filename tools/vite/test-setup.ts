import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// What a component or React complains about is a defect: a test that meets one fails.
const complaint = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  const calls = complaint.mock.calls.map((call) => call.join(' '));
  complaint.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});
