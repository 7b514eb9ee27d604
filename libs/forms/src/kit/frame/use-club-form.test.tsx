// @vitest-environment jsdom
import { createHandlers, createStateHandlers } from '@jalon/api-client/msw';
import { I18nProvider } from '@jalon/i18n/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BatteryTestForm, type BatteryTestFormProps } from '../../forms/battery-test/index.ts';
import { answersTo } from '../../samples/answers.ts';
import { mockForms } from '../../testing/mock-forms.ts';
import { focusDelay } from '../rules/limits.ts';

const received: Record<string, unknown>[] = [];
const keys: (string | null)[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST') keys.push(request.headers.get('idempotency-key'));
});
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
  received.length = 0;
  keys.length = 0;
  sessionStorage.clear();
});
afterAll(() => server.close());

function show(props: BatteryTestFormProps = {}) {
  return render(
    <I18nProvider locale="en">
      <BatteryTestForm api={{ baseUrl: 'http://api.test' }} {...props} />
    </I18nProvider>,
  );
}

const answers = answersTo(12);
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
const sent = () => screen.findByText(/Your request has been sent/);
const button = () => screen.getByRole('button', { name: 'Send the request' });
const accepted = async () => ({ status: 'success' as const, reference: '234679CDFG' });

async function fill() {
  await userEvent.selectOptions(field('centreUrbain'), answers.centreUrbain ?? '');
  for (const name of ['vehiculeMarque', 'vehiculeModele', 'vehiculeAnnee']) {
    await userEvent.type(field(name), answers[name] ?? '');
  }
}

describe('the focus after a failed send', () => {
  it('goes to the first field in error', async () => {
    show();
    await send();
    await waitFor(() => expect(field('centreUrbain')).toHaveFocus());
  });

  it('is not pulled back from a field that the visitor has gone on to', async () => {
    show();
    await send();
    field('vehiculeAnnee').focus();
    await act(() => new Promise((resolve) => setTimeout(resolve, focusDelay + 50)));
    expect(field('vehiculeAnnee')).toHaveFocus();
  });
});

describe('the idempotency key', () => {
  it('outlives a reload after an answer that was lost, and ends with the send', async () => {
    server.use(...createStateHandlers({ forms: mockForms(received) }).lostAnswer);
    const first = show({ idempotencyKey: 'key-of-the-first-page' });
    await fill();
    await send();
    await screen.findByText('An error occurred. Please try again later.');
    first.unmount();

    const second = show({ idempotencyKey: 'key-of-the-reloaded-page' });
    await fill();
    await send();
    await sent();
    second.unmount();

    server.use(...createHandlers({ forms: mockForms(received) }));
    show({ idempotencyKey: 'key-of-another-visit' });
    await fill();
    await send();
    await sent();
    expect(keys).toEqual(['key-of-the-first-page', 'key-of-the-first-page', 'key-of-another-visit']);
  });

  it('is of one form alone where a page has two of one kind', () => {
    sessionStorage.setItem('jalon.key.a', 'key-of-a-lost-answer');
    render(
      <I18nProvider locale="en">
        <BatteryTestForm id="a" idempotencyKey="key-of-a" />
        <BatteryTestForm id="b" idempotencyKey="key-of-b" />
      </I18nProvider>,
    );
    const inputs = [...document.querySelectorAll<HTMLInputElement>('[name=idempotencyKey]')];
    expect(inputs.map(({ value }) => value)).toEqual(['key-of-a-lost-answer', 'key-of-b']);
  });
});

describe('a draft', () => {
  it('outlives a reload where the host wants it, and ends with the send', async () => {
    server.use(...createHandlers({ forms: mockForms(received) }));
    const first = show({ draft: true });
    await fill();
    first.unmount();

    const second = show({ draft: true });
    expect(Object.fromEntries(new FormData(document.forms[0]))).toMatchObject(answers);
    await send();
    await sent();
    second.unmount();

    show({ draft: true });
    expect(field('vehiculeMarque')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is of one form alone where a page has two of one kind', () => {
    sessionStorage.setItem('jalon.draft.a', '{"vehiculeMarque":"Kia"}');
    const two = (
      <I18nProvider locale="en">
        <BatteryTestForm id="a" draft />
        <BatteryTestForm id="b" draft />
      </I18nProvider>
    );
    render(two);
    const makes = [...document.querySelectorAll<HTMLInputElement>('[name=vehiculeMarque]')];
    expect(makes.map(({ value }) => value)).toEqual(['Kia', '']);
  });

  it('that comes back is no edit', async () => {
    sessionStorage.setItem('jalon.draft.battery-test', '{"vehiculeMarque":"Kia"}');
    const onEvent = vi.fn();
    show({ draft: true, onEvent });
    await waitFor(() => expect(field('vehiculeMarque')).toHaveValue('Kia'));
    expect(onEvent).not.toHaveBeenCalled();
    await userEvent.type(field('vehiculeModele'), 'Soul');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'started', form: 'battery-test' });
  });

  it('is kept by no form whose host does not ask for it', async () => {
    show();
    await userEvent.type(field('vehiculeMarque'), 'Kia');
    expect(sessionStorage).toHaveLength(0);
  });

  it('never takes the place of what is there already, nor of what it can’t read', () => {
    sessionStorage.setItem('jalon.draft.battery-test', '{"vehiculeMarque":"Kia"}');
    const { unmount } = show({ draft: true, defaults: { vehiculeMarque: 'Ford' } });
    expect(field('vehiculeMarque')).toHaveValue('Ford');
    unmount();
    sessionStorage.setItem('jalon.draft.battery-test', '{"vehicule');
    show({ draft: true });
    expect(field('vehiculeMarque')).toHaveValue('');
  });
});

it('sends once more by itself, a moment later, when the API asks for a sign of life', async () => {
  server.use(...createHandlers({ forms: mockForms(received), protection: 'on' }));
  show();
  await fill();
  field('siteWeb').value = 'filled in by a program of the visitor’s own';
  await send();
  expect(await screen.findByText(/Your request has been sent/, {}, { timeout: 6_000 })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('tells a host what happens by names alone', async () => {
  server.use(...createHandlers({ forms: mockForms(received) }));
  const onEvent = vi.fn();
  show({ onEvent, onSent: () => {} });
  await userEvent.type(field('vehiculeMarque'), 'Toyota');
  await send();
  await fill();
  await send();
  await waitFor(() => expect(onEvent).toHaveBeenCalledWith({ type: 'sent', form: 'battery-test' }));
  expect(onEvent.mock.calls.map(([event]) => event.field ?? event.type)).toEqual([
    'started',
    'centreUrbain',
    'vehiculeModele',
    'vehiculeAnnee',
    'sent',
  ]);
});

it('stops at nothing that a host’s measuring throws', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('of the host');
  const onEvent = vi.fn(() => {
    throw broken;
  });
  show({ onSubmit: accepted, onEvent });
  await send();
  await waitFor(() => expect(field('vehiculeMarque')).toBeInvalid());
  await fill();
  expect(field('vehiculeMarque')).toBeValid();
  await send();
  await sent();
  expect(logged.mock.calls).toEqual(onEvent.mock.calls.map(() => [broken]));
});

it('sends by what the host gives in place of the API client', async () => {
  const submit = vi.fn(async () => ({ status: 'success' as const, reference: '234679CDFG' }));
  show({ onSubmit: submit, idempotencyKey: 'key-of-this-page-1' });
  await fill();
  await send();
  await sent();
  expect(submit).toHaveBeenCalledExactlyOnceWith(
    answers,
    expect.objectContaining({
      idempotencyKey: 'key-of-this-page-1',
      payload: expect.objectContaining({ formID: '12', ...answers }),
    }),
  );
});

it('stays as it was sent, and busy, until the page that follows is there', async () => {
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

  // The host stays: as at first, for another request.
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
  // As a browser tells of `location.assign`.
  const onSent = vi.fn(() => void window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  show({ onSubmit: submit, onSent });
  await fill();
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
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
  expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
  expect(logged).toHaveBeenCalledExactlyOnceWith(new Error('of the host'));
  await send();
  await sent();
});

it.each(['ofANewerServer', 'required', 'sent', 'constructor'])(
  'says of the errors %s, which it does not know as such, to check the answer and to try again later',
  async (key) => {
    const errors = { vehiculeMarque: key === 'required' ? 'tooMany' : key, generic: key };
    const submit = async () => ({
      status: 'error' as const,
      code: 'unavailable' as const,
      httpStatus: 503,
      errors,
    });
    show({ onSubmit: submit });
    await fill();
    await send();
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
    expect(field('vehiculeMarque')).toHaveAccessibleDescription(
      expect.stringContaining('Please check this answer'),
    );
  },
);

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
