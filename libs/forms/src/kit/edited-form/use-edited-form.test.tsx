// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { BatteryTestForm, type BatteryTestFormProps } from '../../forms/battery-test/index.ts';
import { inPage } from '../../testing/in-page.tsx';
import * as editedForm from './edited-form.ts';
import type { EditedForm, EditedFormLoader } from './load-edited-form.ts';

const browser = vi.hoisted(() => {
  // The files of a worker share their modules: those of an earlier one have the loader without the mock.
  vi.resetModules();
  const listeners = new Set<() => void>();
  return {
    listeners,
    onServer: undefined as EditedForm | undefined,
    loaded: undefined as EditedForm | undefined,
    loading: Promise.withResolvers<EditedForm>(),
  };
});

vi.mock('#load-edited-form', () => ({
  editedFormLoader: {
    load: () => browser.loading.promise,
    loadOrNothing: () => browser.onServer ?? browser.loading.promise,
    loaded: () => browser.onServer ?? browser.loaded,
    subscribe: (listener) => {
      browser.listeners.add(listener);
      return () => browser.listeners.delete(listener);
    },
  } satisfies EditedFormLoader,
}));

// Nor may a later file have this one's.
afterAll(() => vi.resetModules());

/** The server’s page, hydrated by a browser that has not loaded what an edited form needs; `load` ends the wait. */
async function hydrated(props: BatteryTestFormProps) {
  const page = inPage(<BatteryTestForm {...props} />);
  const container = document.body.appendChild(document.createElement('div'));
  browser.onServer = editedForm;
  container.innerHTML = renderToString(page);
  browser.onServer = undefined;
  browser.loaded = undefined;
  browser.loading = Promise.withResolvers();
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  const load = () =>
    act(async () => {
      browser.loaded = editedForm;
      for (const listener of browser.listeners) listener();
      browser.loading.resolve(editedForm);
    });
  return { load, onRecoverableError };
}

const make = () => document.querySelector<HTMLInputElement>('[name=vehiculeMarque]') as HTMLInputElement;

it('keeps the messages of the server’s page until it has their texts', async () => {
  const errors = { vehiculeMarque: 'required' };
  const posted = { errors, values: { vehiculeModele: 'Soul' }, idempotencyKey: 'a' };
  const { load, onRecoverableError } = await hydrated({ posted });
  expect(make()).toHaveAccessibleDescription(expect.stringContaining('Please fill out this field'));
  await load();
  expect(make()).toHaveAccessibleDescription(expect.stringContaining('Please fill out this field'));
  expect(screen.getByRole('link', { name: 'Vehicle make: Please fill out this field' })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('says what a filter removed as soon as it has the text', async () => {
  const { load } = await hydrated({});
  fireEvent.input(make(), { target: { value: 'Kia 3' } });
  expect(make()).toHaveValue('Kia');
  expect(screen.queryByText(/We didn’t keep/)).toBeNull();
  await load();
  expect(make()).toHaveAccessibleDescription(expect.stringContaining('We didn’t keep “3”'));
});
