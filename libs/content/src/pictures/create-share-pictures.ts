import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Localized, localeFromPath } from '@jalon/i18n';
import type { ContentPages } from '../source/content-pages.ts';
import { sharePath } from './share-path.ts';
import { type ShareCard, sharePicture } from './share-picture.ts';

/** The default scene. */
const usualScene = 'winter-road';

export interface ShareOptions {
  readonly pages: () => ContentPages;
  readonly club: { readonly name: Localized<string> };
  /** The mark of the club: the text of an SVG of 36 by 36 pixels. */
  readonly mark: string;
  /** The folder of the content, whose folder `media` has the photographs. */
  readonly folder: string;
  readonly draw?: (card: ShareCard) => Promise<Buffer>;
}

/**
 * Answers `/share/<path of a page>.jpg`: the picture that other sites show with a link to the page. Made at the first
 * request and kept until the content changes.
 */
export function createSharePictures({
  pages,
  club,
  mark,
  folder,
  draw = sharePicture,
}: ShareOptions): (request: Request) => Promise<Response> {
  // By what they show: a page has one in each language, however its address is written.
  let kept: { version: string; pictures: Map<string, Promise<Buffer>> } = {
    version: '',
    pictures: new Map(),
  };

  return async (request) => {
    const [, path = ''] = pattern.exec(new URL(request.url).pathname) ?? [];
    const card = cardOf(path);
    if (!card) {
      const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
      return new Response('Not found', { status: 404, headers });
    }
    const { version } = pages().content;
    if (kept.version !== version) kept = { version, pictures: new Map() };
    const etag = `"${createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 16)}"`;
    const { pictures } = kept;
    const picture = pictures.get(etag) ?? draw(card);
    pictures.set(etag, picture);
    picture.catch(() => pictures.delete(etag));
    const headers = {
      'cache-control': 'public, max-age=86400',
      etag,
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/jpeg',
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(await picture), { headers });
  };

  function cardOf(path: string): ShareCard | undefined {
    const { table, content } = pages();
    const row = table.at(path);
    if (!row || row.access === 'members') return undefined;
    const locale = localeFromPath(path);
    const page = content.pages.find(({ id }) => id === row.id);
    const { src = '' } = page?.image ?? {};
    const [, scene = usualScene] = /^picture:([a-z-]+)$/.exec(src) ?? [];
    const [, name] = /^\/media\/([\w-][\w.-]*)$/.exec(src) ?? [];
    const file = name && join(folder, 'media', name);
    const photograph = file && existsSync(file) ? file : undefined;
    const title = page?.texts[locale].title ?? row.label[locale];
    return { title, clubName: club.name[locale], mark, scene, photograph };
  }
}

const pattern = new RegExp(`^${sharePath('(.*)').replace('.jpg', '\\.jpg')}$`);
