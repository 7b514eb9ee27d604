import { defaultClub } from '@jalon/club';
import { fastify } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SiteContent } from '../../app/content/site-content.server.ts';
import { SiteMap, sitePages } from '../../app/site-map.ts';
import type { Settings } from '../settings.ts';
import { shareRoutes } from './share-routes.ts';

async function start() {
  const pages = { siteMap: new SiteMap(sitePages(defaultClub)), content: { version: '1', pages: [] } };
  const content = { pages: () => pages } as unknown as SiteContent;
  const app = fastify();
  onTestFinished(() => app.close());
  const draw = vi.fn(async () => Buffer.from('a picture'));
  await app.register(shareRoutes, { settings: { club: defaultClub } as Settings, content, draw });
  return { app, draw };
}

it('makes the picture of a page once, however its address is written', async () => {
  const { app, draw } = await start();
  for (const path of ['/fr', '/FR', '/Fr', '/fr/cadeau/one', '/fr/cadeau/another', '/fr/CADEAU/one']) {
    expect((await app.inject(`/share${path}.jpg`)).statusCode).toBe(200);
  }
  expect(draw).toHaveBeenCalledTimes(2);
});

it('makes a picture again after a failure', async () => {
  const { app, draw } = await start();
  draw.mockRejectedValueOnce(new Error('no memory'));
  expect((await app.inject('/share/fr.jpg')).statusCode).toBe(500);
  expect((await app.inject('/share/fr.jpg')).statusCode).toBe(200);
});
