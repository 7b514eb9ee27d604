// @vitest-environment jsdom
import { defaultClub } from '@jalon/club';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { PriceListForm, type PriceListFormProps } from '../../forms/price-list/index.ts';
import { inPage } from '../../testing/in-page.tsx';
import { newFileId, writeFiles } from '../rules/file-fields.ts';
import * as filePart from './file-part.ts';
import type { FilePart } from './load-file-part.ts';

// The files of a worker share their modules: none may have those of another file, with or without the mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
let loading: FilePart | Promise<FilePart> = filePart;
vi.mock('#load-file-part', () => ({ loadFilePart: () => loading }));

const club = { ...defaultClub, priceList: { photos: {} } };

/** The server’s page; `hydrate` runs its script. */
function served(props: PriceListFormProps = {}) {
  loading = filePart;
  const page = inPage(<PriceListForm {...props} />, 'en', club);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  async function hydrate() {
    const root = await act(async () => hydrateRoot(container, page));
    onTestFinished(() => act(async () => root.unmount()));
  }
  return { container, hydrate };
}

it('keeps the server’s form, and what was typed and chosen in it, until the field of files is loaded', async () => {
  const { container, hydrate } = served();
  const [make, photos] = ['vehiculeMarque', 'photos'].map((name) =>
    container.querySelector<HTMLInputElement>(`[name=${name}]`),
  );
  if (!make || !photos) throw new Error('The form is not in the HTML.');
  const { promise, resolve } = Promise.withResolvers<FilePart>();
  loading = promise;
  await hydrate();
  make.value = 'Kia';
  const file = new File(['noise'], 'noise.jpg', { type: 'image/jpeg' });
  Object.defineProperty(photos, 'files', { value: [file], writable: true });
  expect(screen.queryByText(/noise\.jpg/)).toBeNull();

  await act(async () => resolve(filePart));
  expect(await screen.findByText(/noise\.jpg/)).toBeVisible();
  expect(container.querySelector('[type=file]')).toBe(photos);
  expect(container.querySelector('[name=vehiculeMarque]')).toBe(make);
  expect(make).toHaveValue('Kia');
});

it('keeps the files that the server has, less those whose boxes were unchecked before the script', async () => {
  const named = ['noise', 'wheel'].map((name) => ({ id: newFileId(), size: 10, name: `${name}.jpg` }));
  const posted = { errors: {}, values: { photos: writeFiles(named) }, idempotencyKey: '' };
  const { hydrate } = served({ posted });
  screen.getByRole('checkbox', { name: /wheel\.jpg/ }).click();
  await hydrate();
  expect(await screen.findByRole('button', { name: 'Remove noise.jpg' })).toBeVisible();
  expect(screen.queryByText(/wheel\.jpg/)).toBeNull();
});
