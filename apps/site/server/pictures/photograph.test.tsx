import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultClub } from '@jalon/club';
import { formDefinitions } from '@jalon/forms/schemas';
import { I18nProvider } from '@jalon/i18n/react';
import { imageSizes } from '@jalon/ui/image';
import { fastify } from 'fastify';
import { renderToString } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { contentRows } from '../../app/content/content-rows.ts';
import { Feature } from '../../app/content/features/feature.tsx';
import { pageView } from '../../app/content/page/page-view.server.ts';
import { pictureWidths } from '../../app/content/picture-files.ts';
import { readContent } from '../../app/content/source/read-content.ts';
import { SiteMap, sitePages } from '../../app/site-map.ts';
import { pictureRoutes } from './picture-routes.ts';

const size = { width: 2400, height: 1600 };
const fields = `---
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
    { name: 'pont.fr.md', text: fields },
    { name: 'pont.en.md', text: fields },
    { name: 'site.fr.yml', text: '' },
    { name: 'site.en.yml', text: '' },
  ]);
  const siteMap = new SiteMap(sitePages(defaultClub, contentRows(content)));
  const [page] = content.pages;
  const [block] = page
    ? pageView({ content, siteMap, forms: formDefinitions(defaultClub) }, page, 'fr').blocks
    : [];
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
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  await app.register(pictureRoutes, {
    settings: { contentFolder: folder, pictureCache: join(folder, 'cache'), cms: undefined },
  });
  return (url: string, accept: string) => app.inject({ url, headers: { accept } });
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
    expect(webp.headers['content-type']).toBe('image/webp');
    const avif = await vi.waitFor(
      async () => {
        const answer = await get(url, 'image/avif,image/webp,*/*');
        expect(answer.headers['content-type']).toBe('image/avif');
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
