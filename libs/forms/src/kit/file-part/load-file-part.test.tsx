// @vitest-environment jsdom
import { ClubProvider } from '@jalon/club/react';
import { I18nProvider } from '@jalon/i18n/react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PriceListForm } from '../../forms/price-list/index.ts';
import { newFileId, writeFiles } from '../rules/file-fields.ts';
import * as filePart from './file-part.ts';
import type { FilePart } from './load-file-part.ts';

// The files of a worker share their modules: those of an earlier one have the loader without the mock.
vi.hoisted(() => vi.resetModules());
let loading: FilePart | Promise<FilePart> = filePart;
vi.mock('#load-file-part', () => ({ loadFilePart: () => loading }));

const page = (
  <I18nProvider locale="en">
    <ClubProvider club={{ name: { fr: 'Club', en: 'Club' }, priceList: { photos: {} } }}>
      <PriceListForm />
    </ClubProvider>
  </I18nProvider>
);

it('keeps the server’s form, and what was typed and chosen in it, until the field of files is loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [make, photos] = ['vehiculeMarque', 'photos'].map((name) =>
    container.querySelector<HTMLInputElement>(`[name=${name}]`),
  );
  if (!make || !photos) throw new Error('The form is not in the HTML.');
  const { promise, resolve } = Promise.withResolvers<FilePart>();
  loading = promise;
  const root = await act(async () => hydrateRoot(container, page));
  onTestFinished(() => act(async () => root.unmount()));
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
  loading = filePart;
  const named = ['noise', 'wheel'].map((name) => ({ id: newFileId(), size: 10, name: `${name}.jpg` }));
  const kept = (
    <I18nProvider locale="en">
      <ClubProvider club={{ name: { fr: 'Club', en: 'Club' }, priceList: { photos: {} } }}>
        <PriceListForm
          posted={{ errors: {}, values: { photos: writeFiles(named) }, idempotencyKey: crypto.randomUUID() }}
        />
      </ClubProvider>
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(kept);
  screen.getByRole('checkbox', { name: /wheel\.jpg/ }).click();
  const root = await act(async () => hydrateRoot(container, kept));
  onTestFinished(() => act(async () => root.unmount()));
  expect(await screen.findByRole('button', { name: 'Remove noise.jpg' })).toBeVisible();
  expect(screen.queryByText(/wheel\.jpg/)).toBeNull();
});
