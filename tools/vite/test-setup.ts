import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// Fails a test in which a component or React logs an error.
const complaint = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  const calls = complaint.mock.calls.map((call) => call.join(' '));
  complaint.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});
