// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KitForm, kitFormAnswers } from '../../testing/kit-form.tsx';
import { slowAnswerDelay } from '../rules/limits.ts';
import type { SendResult } from '../submission/send.ts';

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const success = { status: 'success', reference: '234679CDFG' } as const;
const lost = { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' } } as const;
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Sends a form. Each of its sends waits for its answer. */
async function sent() {
  const sends: { key: string; answer: (result: SendResult) => void }[] = [];
  render(
    <KitForm
      defaults={kitFormAnswers}
      onSubmit={(_values, { idempotencyKey }) =>
        new Promise((resolve) => sends.push({ key: idempotencyKey, answer: resolve }))
      }
    />,
  );
  await send();
  return sends;
}
const sendAgain = () => screen.queryByRole('button', { name: 'Send again' });

describe('a send without an answer', () => {
  it('may be repeated after 15 s with the same key, and the first answer counts', async () => {
    const sends = await sent();
    await pass(slowAnswerDelay - 100);
    expect(sendAgain()).not.toBeInTheDocument();
    await pass(200);
    expect(screen.getByText(/Your request may have arrived/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(sendAgain()).not.toBeInTheDocument();
    expect(sends.map(({ key }) => key)).toEqual([sends[0]?.key, sends[0]?.key]);

    // The first send fails without an answer while the second is pending.
    await act(async () => sends[0]?.answer(lost));
    expect(screen.getByText('Sending…')).toBeVisible();
    await act(async () => sends[1]?.answer(success));
    expect(screen.getByText(/Reference number: 234679CDFG/)).toBeVisible();
  });

  it('says that the request may have arrived once every send has failed', async () => {
    const sends = await sent();
    await pass(slowAnswerDelay + 100);
    await act(async () => sends[0]?.answer(lost));
    expect(screen.getByText(/We received no answer. Your request may have arrived/)).toBeVisible();
    await send();
    expect(sends.map(({ key }) => key)).toEqual([sends[0]?.key, sends[0]?.key]);
  });
});
