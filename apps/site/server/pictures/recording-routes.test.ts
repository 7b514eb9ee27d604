import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { contentDocuments, startFakeStrapi } from '@jalon/content/fake-strapi';
import { fastify } from 'fastify';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { recordingRoutes } from './recording-routes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jalon-recordings-'));
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'film.fr.webm'), '0123456789');
  writeFileSync(join(folder, 'media', 'film.fr.vtt'), 'WEBVTT');
  return () => rmSync(folder, { recursive: true });
});

async function start(cms?: { url: URL }) {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(fastifyStatic, { root: folder, serve: false });
  await app.register(recordingRoutes, { settings: { contentFolder: folder, cms: cms as never } });
  return (url: string, headers = {}) => app.inject({ url, headers });
}

it.each([
  ['film.fr.webm', 'video/webm'],
  ['film.fr.vtt', 'text/vtt; charset=utf-8'],
])('sends %s as %s', async (file, type) => {
  const get = await start();
  const answer = await get(`/media/${file}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' });
});

it('sends the part that a browser asks for, to begin in the middle', async () => {
  const get = await start();
  const answer = await get('/media/film.fr.webm', { range: 'bytes=4-6' });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe('bytes 4-6/10');
  expect(answer.body).toBe('456');
});

it.each(['missing.webm', '..%2fsecret.webm', '.hidden.webm', 'film.fr.exe'])(
  'answers 404 to %s',
  async (file) => {
    writeFileSync(join(folder, 'secret.webm'), 'secret');
    writeFileSync(join(folder, 'media', '.hidden.webm'), 'hidden');
    const get = await start();
    expect((await get(`/media/${file}`)).statusCode).toBe(404);
  },
);

it('takes uploads from the content system, in parts too, and answers 404 while it is away', async () => {
  const strapi = await startFakeStrapi(contentDocuments([]));
  onTestFinished(() => strapi.close());
  strapi.fault = ({ url, headers: { range } }, response) => {
    if (url !== '/uploads/film_1a2b.webm') return void response.writeHead(404).end();
    response.writeHead(range ? 206 : 200, {
      'content-type': 'text/html',
      'set-cookie': 'a=b',
      ...(range && { 'content-range': 'bytes 2-3/10' }),
    });
    response.end(range ? '23' : '0123456789');
  };
  const get = await start({ url: strapi.url });
  const whole = await get('/media/film_1a2b.webm');
  expect(whole.body).toBe('0123456789');
  expect(whole.headers).toMatchObject({ 'content-type': 'video/webm' });
  expect(whole.headers['set-cookie']).toBeUndefined();
  const part = await get('/media/film_1a2b.webm', { range: 'bytes=2-3' });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-3/10', '23']);
  expect((await get('/media/other.webm')).statusCode).toBe(404);
  expect((await get('/media/film.fr.webm')).body).toBe('0123456789');
  strapi.close();
  expect((await get('/media/film_1a2b.webm')).statusCode).toBe(404);
});

it('sends the whole of an upload that a proxy would compress', async () => {
  const strapi = await startFakeStrapi(contentDocuments([]));
  onTestFinished(() => strapi.close());
  const captions = 'WEBVTT\n\n'.repeat(100);
  strapi.fault = ({ headers }, response) => {
    const compresses = headers['accept-encoding']?.includes('gzip');
    const body = compresses ? gzipSync(captions) : Buffer.from(captions);
    response.writeHead(200, {
      'content-length': body.length,
      ...(compresses && { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  };
  const get = await start({ url: strapi.url });
  const answer = await get('/media/film_1a2b.vtt');
  expect([answer.headers['content-length'], answer.body]).toEqual([String(captions.length), captions]);
});
