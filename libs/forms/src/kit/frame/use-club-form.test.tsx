// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  accepted,
  answers,
  field,
  fill,
  mockApi,
  send,
  sent,
  show,
} from '../../testing/battery-test-page.tsx';
import { focusDelay } from '../rules/limits.ts';

mockApi();

it('leaves the focus after a failed send in a field that the visitor has moved to', async () => {
  show();
  await send();
  field('vehiculeAnnee').focus();
  await act(() => new Promise((resolve) => setTimeout(resolve, focusDelay + 50)));
  expect(field('vehiculeAnnee')).toHaveFocus();
});

it('clears the error of the edited field only', async () => {
  show();
  await send();
  await waitFor(() => expect(field('vehiculeMarque')).toBeInvalid());
  await userEvent.type(field('vehiculeMarque'), 'T');
  expect(field('vehiculeMarque')).toBeValid();
  expect(field('vehiculeModele')).toBeInvalid();
});

it('reports events to a host with names only', async () => {
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

it('hints at other settings when the API does not know a choice of the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  show(
    { defaults: { ...answers, centreUrbain: '' } },
    { batteryTest: { urbanCentres: [{ value: 'Rimouski' }] } },
  );
  await userEvent.selectOptions(field('centreUrbain'), 'Rimouski');
  await send();
  expect(await screen.findByText('Please check this answer')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/"centreUrbain".*same club settings\?/));
});

it('continues when a host’s event handler throws', async () => {
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

it('sends with the function that the host gives instead of the API client', async () => {
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
