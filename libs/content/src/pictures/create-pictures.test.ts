import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { pictureWidths } from '../pages/picture-files.ts';
import { contentDocuments } from '../strapi/content-documents.ts';
import { startFakeStrapi } from '../strapi/fake-strapi.ts';
import { createPictures } from './create-pictures.ts';

const photograph = await sharp({
  create: {
    width: 2000,
    height: 1000,
    channels: 3,
    background: 'grey',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  // The metadata of a camera must not reach visitors.
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 48/1 0/1' } })
  .jpeg()
  .toBuffer();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-pictures-'));
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'pont.jpg'), photograph);
  return () => rmSync(folder, { recursive: true });
});

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawPayload: Buffer;
}

function start(system?: URL) {
  const pictures = createPictures({ folder, system, cache: join(folder, 'cache'), log: { warn: vi.fn() } });
  return async (url: string, accept = browsers.modern, headers = {}): Promise<Answer> => {
    const answer = await pictures(new Request(`http://site.test${url}`, { headers: { accept, ...headers } }));
    const rawPayload = Buffer.from(await answer.arrayBuffer());
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), rawPayload };
  };
}

const browsers = { modern: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*', old: '*/*' };

it.each([
  [browsers.webp, 'webp'],
  [browsers.old, 'jpeg'],
])('sends to a browser that accepts %s a %s of the width that was asked for', async (accept, format) => {
  const get = start();
  const answer = await get('/media/pont.jpg?w=340', accept);
  expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'accept' });
  const { exif, ...made } = await sharp(answer.rawPayload).metadata();
  expect(made).toMatchObject({ width: 340, height: 170, format });
  expect(exif).toBeUndefined();
});

it('sends WebP immediately, and AVIF as soon as it is made', async () => {
  const get = start();
  const first = await get('/media/pont.jpg?w=340', browsers.modern);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
  });
  const later = await vi.waitFor(
    async () => {
      const answer = await get('/media/pont.jpg?w=340', browsers.modern);
      expect(answer.headers['content-type']).toBe('image/avif');
      return answer;
    },
    { timeout: 5_000 },
  );
  const { exif, ...made } = await sharp(later.rawPayload).metadata();
  expect(made).toMatchObject({ width: 340, height: 170, format: 'heif' });
  expect(exif).toBeUndefined();
  expect(later.headers['cache-control']).toBe('public, max-age=86400');
});

it.each(pictureWidths)('makes %s pixels in each format, at quality 60', async (width) => {
  const get = start();
  const [webp, jpeg] = await Promise.all(
    [browsers.webp, browsers.old].map((accept) => get(`/media/pont.jpg?w=${width}`, accept)),
  );
  expect(await sharp(webp?.rawPayload).metadata()).toMatchObject({ width, format: 'webp' });
  expect(await sharp(jpeg?.rawPayload).metadata()).toMatchObject({ width, format: 'jpeg' });
  const at60 = await sharp(photograph).resize({ width }).webp({ quality: 60 }).toBuffer();
  expect(webp?.rawPayload.equals(at60)).toBe(true);
});

it('makes a picture once, and keeps it on disk', async () => {
  const get = start();
  const answers = await Promise.all([1, 2, 3].map(() => get('/media/pont.jpg?w=672', browsers.webp)));
  const { etag } = answers[0]?.headers ?? {};
  expect(answers.map(({ headers }) => headers.etag)).toEqual([etag, etag, etag]);
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
  const again = await get('/media/pont.jpg?w=672', browsers.webp, { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
});

it('never makes a picture larger than its file', async () => {
  const get = start();
  const answer = await get('/media/pont.jpg', browsers.old);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1920 });
});

it.each(['?w=341', '?w=0', '?w=99999', '?w=', '?w=340&w=672'])(
  'answers 404 to the width %s',
  async (query) => {
    const get = start();
    expect((await get(`/media/pont.jpg${query}`)).statusCode).toBe(404);
  },
);

it.each(['missing.jpg', '..%2fsecret.jpg', '.hidden.jpg', 'a%2fb.jpg', 'text.jpg', ''])(
  'answers 404 to the file %s',
  async (name) => {
    writeFileSync(join(folder, 'secret.jpg'), photograph);
    writeFileSync(join(folder, 'media', 'text.jpg'), 'no picture');
    const get = start();
    const answer = await get(`/media/${name}?w=340`, browsers.webp);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it('asks the content system once for an upload that does not exist', async () => {
  const strapi = await startFakeStrapi(contentDocuments([]));
  onTestFinished(() => strapi.close());
  strapi.fault = (_request, response) => void response.writeHead(404, { 'content-length': 0 }).end();
  const get = start(strapi.url);
  expect((await get('/media/other.jpg?w=340', browsers.modern)).statusCode).toBe(404);
  expect(strapi.requests).toBe(1);
});

it('takes uploads from the content system, and keeps them while it is away', async () => {
  const strapi = await startFakeStrapi(contentDocuments([]));
  onTestFinished(() => strapi.close());
  strapi.fault = (request, response) => {
    const known = request.url === '/uploads/pont_1a2b.jpg';
    response.writeHead(known ? 200 : 404, { 'content-length': known ? photograph.length : 0 });
    response.end(known ? photograph : undefined);
  };
  const get = start(strapi.url);
  expect((await get('/media/pont_1a2b.jpg?w=340', browsers.webp)).headers['content-type']).toBe('image/webp');
  expect((await get('/media/other.jpg?w=340', browsers.webp)).statusCode).toBe(404);
  strapi.close();
  expect((await get('/media/pont_1a2b.jpg?w=340', browsers.webp)).statusCode).toBe(200);
  expect((await get('/media/new.jpg?w=340', browsers.webp)).statusCode).toBe(404);
});
