import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localeFromPath } from '@jalon/i18n';
import type { FastifyInstance } from 'fastify';
import type { SiteContent } from '../../app/content/site-content.server.ts';
import type { Settings } from '../settings.ts';
import { type ShareCard, sharePicture } from './share-picture.ts';

/** The default scene. */
const usualScene = 'winter-road';

interface ShareOptions {
  readonly settings: Settings;
  readonly content: SiteContent;
  readonly draw?: (card: ShareCard) => Promise<Buffer>;
}

/**
 * `/share/<path of a page>.jpg`: the picture that other sites show with a link to the page. Made at the first request
 * and cached until the content changes.
 */
export async function shareRoutes(
  app: FastifyInstance,
  { settings, content, draw = sharePicture }: ShareOptions,
): Promise<void> {
  // By what they show: a page has one in each language, however its address is written.
  let kept: { version: string; pictures: Map<string, Promise<Buffer>> } = {
    version: '',
    pictures: new Map(),
  };

  app.get('/share/*', async (request, reply) => {
    const path =
      request.url
        .split('?')[0]
        ?.replace(/^\/share/, '')
        .replace(/\.jpg$/, '') ?? '';
    const card = cardOf(path);
    if (!card)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const { version } = content.pages().content;
    if (kept.version !== version) kept = { version, pictures: new Map() };
    const etag = `"${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 16)}"`;
    const { pictures } = kept;
    const picture = pictures.get(etag) ?? draw(card);
    pictures.set(etag, picture);
    picture.catch(() => pictures.delete(etag));
    reply.headers({
      'cache-control': 'public, max-age=86400',
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(await picture);
  });

  function cardOf(path: string): ShareCard | undefined {
    const { siteMap, content: now } = content.pages();
    const row = siteMap.at(path);
    if (row?.access !== 'everyone') return undefined;
    const locale = localeFromPath(path);
    const page = now.pages.find(({ id }) => id === row.id);
    const { src = '' } = page?.image ?? {};
    const [, scene = usualScene] = /^picture:([a-z-]+)$/.exec(src) ?? [];
    const [, name] = /^\/media\/([\w-][\w.-]*)$/.exec(src) ?? [];
    const file = name && join(settings.contentFolder, 'media', name);
    const photograph = file && existsSync(file) ? file : undefined;
    const title = page?.texts[locale].title ?? row.label[locale];
    return { title, clubName: settings.club.name[locale], scene, photograph };
  }
}
