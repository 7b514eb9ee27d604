import { readFileSync } from 'node:fs';
import { createPictures, createSharePictures } from '@jalon/content/pictures';
import { type ContentStore, mediaPath } from '@jalon/content/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../app/settings/settings.ts';
import type { SiteMap } from '../../app/site-map.ts';
import { visitedOrigin } from '../visitor.ts';
import { toWebRequest } from '../web-request.ts';

interface PictureRoutesOptions {
  readonly settings: Settings;
  readonly content: ContentStore<SiteMap>;
}

const mark = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

/** The pictures of the content, and those that other sites show with a link to a page. */
export async function pictureRoutes(
  app: FastifyInstance,
  { settings, content }: PictureRoutesOptions,
): Promise<void> {
  const { contentFolder: folder, cms, pictureCache: cache, club } = settings;
  const pictures = createPictures({ folder, system: cms?.url, cache, log: app.log });
  const shared = createSharePictures({ pages: () => content.pages(), club, mark, folder });
  const toRequest = (request: FastifyRequest) =>
    toWebRequest(request, visitedOrigin(request, settings.siteUrl) ?? new URL('http://localhost'));
  app.get(`${mediaPath}*`, async (request) => pictures(toRequest(request)));
  app.get('/share/*', async (request) => shared(toRequest(request)));
}
