// @vitest-environment jsdom
import { createHandlers, createStateHandlers } from '@jalon/api-client/msw';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BatteryTestForm } from '../../forms/battery-test/index.ts';
import { mockForms } from '../../samples/mock-forms.ts';
import {
  accepted,
  answers,
  button,
  field,
  fill,
  mockApi,
  send,
  sent,
  show,
} from '../../testing/battery-test-page.tsx';
import { inPage } from '../../testing/in-page.tsx';

const { server, received, keys } = mockApi();

describe('the idempotency key', () => {
  it('outlives a reload after an answer that was lost, and ends with the send', async () => {
    server.use(...createStateHandlers({ forms: mockForms(undefined, received) }).lostAnswer);
    const first = show({ idempotencyKey: 'key-of-the-first-page' });
    await fill();
    await send();
    await screen.findByText(/send it again, it will count only once/);
    first.unmount();

    const second = show({ idempotencyKey: 'key-of-the-reloaded-page' });
    await fill();
    await send();
    await sent();
    second.unmount();

    server.resetHandlers();
    show({ idempotencyKey: 'key-of-another-visit' });
    await fill();
    await send();
    await sent();
    expect(keys).toEqual(['key-of-the-first-page', 'key-of-the-first-page', 'key-of-another-visit']);
  });

  it('belongs to one form where a page has two of one kind', () => {
    sessionStorage.setItem('jalon.key.a', 'key-of-a-lost-answer');
    render(
      inPage(
        <>
          <BatteryTestForm id="a" idempotencyKey="key-of-a" />
          <BatteryTestForm id="b" idempotencyKey="key-of-b" />
        </>,
      ),
    );
    const inputs = [...document.querySelectorAll<HTMLInputElement>('[name=idempotencyKey]')];
    expect(inputs.map(({ value }) => value)).toEqual(['key-of-a-lost-answer', 'key-of-b']);
  });
});

it('is sent once for three presses', async () => {
  show();
  await fill();
  for (let press = 0; press < 3; press += 1) button().click();
  await sent();
  expect(received).toHaveLength(1);
});

it('asks before it goes without the member who has signed out elsewhere', async () => {
  const member = { name: 'Zoé', surname: 'Côté', memberNumber: '1000000017', email: 'zoe@example.org' };
  show({ member, signInPath: '/en/sign-in' });
  await fill();
  await send();
  expect(await screen.findByText(/sent without your name, member number or email address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in (new tab)' })).toHaveAttribute('href', '/en/sign-in');
  await userEvent.clear(field('vehiculeMarque'));
  await send();
  expect(screen.queryByText(/You’re signed in as/)).toBeNull();
  await userEvent.type(field('vehiculeMarque'), 'Kia');
  await send();
  await sent();
  expect(received.map(({ memberInfo }) => memberInfo)).toEqual([member, undefined]);
});

it('sends again by itself, a moment later, when the API suspects a program', async () => {
  server.use(...createHandlers({ forms: mockForms(undefined, received), protection: 'on' }));
  show();
  await fill();
  field('siteWeb').value = 'filled in by a program of the visitor’s own';
  await send();
  expect(await screen.findByText(/Your request has been sent/, {}, { timeout: 6_000 })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('stays unchanged and busy until the next page is shown', async () => {
  let arrive = () => {};
  const submit = vi.fn(accepted);
  const onSent = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  show({ onSubmit: submit, onSent, defaults: { vehiculeMarque: 'Kia' } });
  await fill();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(button()).toHaveAttribute('data-loading', 'true');
  expect(field('vehiculeAnnee')).toHaveValue(answers.vehiculeAnnee);
  await send();
  expect(submit).toHaveBeenCalledOnce();

  // The host stays on the page: the form is reset for another submission.
  await act(async () => arrive());
  await waitFor(() => expect(button()).not.toHaveAttribute('data-loading', 'true'));
  expect([field('vehiculeMarque').value, field('vehiculeAnnee').value]).toEqual(['Kia', '']);
  expect(button()).toHaveFocus();
});

it('says itself that it was sent where the host’s own way of saying so fails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('of the host');
  show({ onSubmit: accepted, onSent: () => Promise.reject(failure) });
  await fill();
  await send();
  expect(await sent()).toHaveFocus();
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
});

it('stays so as well while the page is being left, and is ready once the browser brings it back', async () => {
  const submit = vi.fn(accepted);
  const stopped = vi.spyOn(window, 'removeEventListener');
  // The event that browsers send for `location.assign`.
  const onSent = vi.fn(() => void window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  show({ onSubmit: submit, onSent });
  await fill();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  // The form waits a moment before it concludes that the page is being left.
  await waitFor(() => expect(stopped).toHaveBeenCalledWith('beforeunload', expect.any(Function)));
  await act(async () => {});
  expect(button()).toHaveAttribute('data-loading', 'true');
  expect(field('vehiculeAnnee')).toHaveValue(answers.vehiculeAnnee);

  await act(async () => void window.dispatchEvent(new Event('pageshow')));
  expect(button()).not.toHaveAttribute('data-loading', 'true');
  expect(field('vehiculeAnnee')).toHaveValue('');
});

it('takes what a host’s own sending throws for a failed send', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const submit = vi.fn(accepted).mockRejectedValueOnce(new Error('of the host'));
  show({ onSubmit: submit });
  await fill();
  await send();
  expect(await screen.findByText(/send it again, it will count only once/)).toBeVisible();
  expect(logged).toHaveBeenCalledExactlyOnceWith(new Error('of the host'));
  await send();
  await sent();
});

describe('once the network is back', () => {
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const back = (onLine: ReturnType<typeof offline>) =>
    act(async () => {
      onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    });

  it('gives the focus to the send button where the button that waits had it', async () => {
    show({ onSubmit: accepted });
    await fill();
    const onLine = offline();
    await send();
    screen.getByRole('button', { name: 'Send when back online' }).focus();
    await back(onLine);
    expect(button()).toHaveFocus();
  });

  it('goes to the first field in error where the form waited with one', async () => {
    show({ onSubmit: accepted });
    await fill();
    const onLine = offline();
    await send();
    await userEvent.click(screen.getByRole('button', { name: 'Send when back online' }));
    await userEvent.clear(field('vehiculeModele'));
    screen.getByRole('button', { name: 'Stop waiting' }).focus();
    await back(onLine);
    await waitFor(() => expect(field('vehiculeModele')).toHaveFocus());
  });
});

it('does not claim that nothing was sent when the answer is lost with the network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const submit = vi.fn(async () => {
    onLine.mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show({ onSubmit: submit });
  await fill();
  await send();
  expect(await screen.findByText(/Your request may have arrived/)).toBeVisible();
  expect(screen.queryByText(/Nothing was sent/)).not.toBeInTheDocument();
});
