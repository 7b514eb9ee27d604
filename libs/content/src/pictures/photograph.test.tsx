import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { I18nProvider } from '@jalon/i18n/react';
import { imageSizes } from '@jalon/ui/image';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Feature } from '../features/feature.tsx';
import { pictureWidths } from '../pages/picture-files.ts';
import { readContent } from '../source/read-content.ts';
import { contentRows, contentTable } from '../store/content-rows.ts';
import { pageView } from '../view/page-view.ts';
import { createPictures } from './create-pictures.ts';

const size = { width: 2400, height: 1600 };
const fields = `---
path: /fr
title: Un pont
description: Une description assez longue pour que les moteurs de recherche la montrent.
blocks:
  - modelId: promo-banner
    title: Le pont
    image: { src: /media/pont.jpg, alt: Un pont, width: ${size.width}, height: ${size.height} }
---
`;

/** The HTML of a block with the photograph, as a page has it. */
function blockWithPhotograph(): string {
  const content = readContent([
    { name: 'home.fr.md', text: fields },
    { name: 'home.en.md', text: fields.replace('/fr', '/en') },
    { name: 'site.fr.yml', text: '' },
    { name: 'site.en.yml', text: '' },
  ]);
  const table = contentTable(contentRows(content));
  const site = { name: { fr: 'Club', en: 'Club' }, origin: '' };
  const [page] = content.pages;
  const [block] = page ? pageView({ content, table, site, pictures: {} }, page, 'fr').blocks : [];
  if (!block || !('modelId' in block)) throw new Error('The page has no block');
  return renderToString(
    <I18nProvider locale="fr">
      <Feature feature={block} />
    </I18nProvider>,
  );
}

async function pictureServer() {
  const folder = mkdtempSync(join(tmpdir(), 'jalon-photograph-'));
  mkdirSync(join(folder, 'media'));
  // A photograph with the metadata of a camera, which must not reach visitors.
  await sharp({ create: { ...size, channels: 3, background: 'steelblue' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 48/1 0/1' } })
    .jpeg()
    .toFile(join(folder, 'media', 'pont.jpg'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pictures = createPictures({ folder, cache: join(folder, 'cache'), log: { warn: vi.fn() } });
  return async (url: string, accept: string) => {
    const answer = await pictures(new Request(`http://site.test${url}`, { headers: { accept } }));
    return { type: answer.headers.get('content-type'), rawPayload: Buffer.from(await answer.arrayBuffer()) };
  };
}

it('shows a JPEG of the content as AVIF and WebP in every width, in a place of its size', async () => {
  const [image = ''] = /<img [^>]*>/.exec(blockWithPhotograph()) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(image)?.[1];
  expect(attribute('sizes')).toBe(imageSizes.article);
  expect([attribute('width'), attribute('height')]).toEqual(['2400', '1600']);
  expect(attribute('loading')).toBe('lazy');

  const files =
    attribute('srcset')
      ?.split(', ')
      .map((file) => file.split(' ')) ?? [];
  expect(files.map(([, width]) => width)).toEqual(pictureWidths.map((width) => `${width}w`));

  const get = await pictureServer();
  for (const [url = '', descriptor = ''] of files) {
    const width = Number.parseInt(descriptor, 10);
    const webp = await get(url, 'image/webp,*/*');
    expect(webp.type).toBe('image/webp');
    const avif = await vi.waitFor(
      async () => {
        const answer = await get(url, 'image/avif,image/webp,*/*');
        expect(answer.type).toBe('image/avif');
        return answer;
      },
      { timeout: 15_000, interval: 100 },
    );
    for (const { rawPayload } of [webp, avif]) {
      const made = await sharp(rawPayload).metadata();
      expect(made).toMatchObject({ width, height: Math.round((width * size.height) / size.width) });
      expect(made.exif).toBeUndefined();
    }
  }
}, 60_000);
