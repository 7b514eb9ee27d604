import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaPath, pictureWidths } from '../pages/picture-files.ts';
import type { Log } from '../source/content-pages.ts';

/** The quality of the gallery's pictures. */
const quality = 60;
const formats = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof formats)[number];

const largestWidth = Math.max(...pictureWidths);

/** Maximum size of a source picture, in bytes and in pixels. */
const largestFile = 25_000_000;
const largestPicture = 60_000_000;
const mediaTimeout = 10_000;

interface Source {
  /** Changes with the file. */
  readonly version: string;
  /** Throws if the file does not exist. */
  read(): Promise<Buffer>;
}

export interface PictureOptions {
  /** The folder of the content, whose folder `media` has the files. */
  readonly folder: string;
  /** The address of the content system, with a slash at the end: its uploads are pictures too. */
  readonly system?: URL | undefined;
  /** The folder that keeps what was made. */
  readonly cache: string;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Answers `/media/<name>?w=<width>`: a picture of the content in one of `pictureWidths`, as AVIF or WebP where the browser
 * accepts it.
 */
export function createPictures({
  folder,
  system,
  cache,
  log,
}: PictureOptions): (request: Request) => Promise<Response> {
  const making = new Map<string, Promise<Buffer>>();
  let lastAvif: Promise<unknown> = Promise.resolve();

  /** Creates each picture only once, however many requests there are, and AVIF one at a time. */
  function make(key: string, source: Source, width: number, format: Format): Promise<Buffer> {
    const running = making.get(key);
    if (running) return running;
    const result = (format === 'avif' ? lastAvif : Promise.resolve())
      .then(async () => {
        const picture = await encode(await source.read(), width, format);
        await keep(key, picture);
        return picture;
      })
      .finally(() => making.delete(key));
    if (format === 'avif') lastAvif = result.catch(() => {});
    making.set(key, result);
    return result;
  }

  function kept(key: string): Promise<Buffer | undefined> {
    return readFile(join(cache, key)).catch(() => undefined);
  }

  async function keep(key: string, picture: Buffer): Promise<void> {
    try {
      await mkdir(cache, { recursive: true });
      const temporary = join(cache, `${key}.${process.pid}`);
      await writeFile(temporary, picture);
      await rename(temporary, join(cache, key));
    } catch (error) {
      log.warn({ err: error }, 'A picture can’t be kept');
    }
  }

  async function sourceOf(name: string): Promise<Source | undefined> {
    const file = join(folder, 'media', name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { version: String(found.mtimeMs), read: () => readFile(file) };
    // The name of an upload changes with the file.
    return system && { version: '', read: () => readUpload(new URL(`uploads/${name}`, system)) };
  }

  return async ({ url, headers: asked }) => {
    const { pathname, searchParams } = new URL(url);
    const name = nameIn(pathname);
    const [w = String(largestWidth), ...more] = searchParams.getAll('w');
    const width = more.length > 0 ? undefined : pictureWidths.find((one) => String(one) === w);
    const source = name && (await sourceOf(name));
    if (!source || !width) return notFound();

    const accepted = asked.get('accept') ?? '';
    const format = formats.find((one) => accepted.includes(`image/${one}`)) ?? 'jpeg';
    const key = keyOf(name, source, width, format);
    const headers = { vary: 'accept', etag: `"${key}"`, 'cache-control': 'public, max-age=86400' };
    if (asked.get('if-none-match') === `"${key}"`) return new Response(null, { status: 304, headers });
    try {
      const found = await kept(key);
      if (found || format !== 'avif') {
        return answer(found ?? (await make(key, source, width, format)), format, headers);
      }
      // AVIF takes seconds. Until it is ready visitors get WebP or JPEG, cached for a minute.
      const quick = accepted.includes('image/webp') ? 'webp' : 'jpeg';
      const quickKey = keyOf(name, source, width, quick);
      const picture = (await kept(quickKey)) ?? (await make(quickKey, source, width, quick));
      // Only now: requests for files that don't exist would fill the queue.
      make(key, source, width, 'avif').catch(() => {});
      return answer(picture, quick, { vary: 'accept', 'cache-control': 'public, max-age=60' });
    } catch (error) {
      if (!(error instanceof NoSuchFile)) log.warn({ err: error }, 'A picture can’t be made');
      return notFound();
    }
  };
}

function answer(picture: Buffer, format: Format, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(picture), {
    headers: { ...headers, 'content-type': `image/${format}` },
  });
}

class NoSuchFile extends Error {}

async function readUpload(address: URL): Promise<Buffer> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(mediaTimeout) });
  const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (response.ok && length <= largestFile) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new NoSuchFile();
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  });
}

function encode(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality, ...(format === 'avif' && { effort: 3 }) })
    .toBuffer();
}

/** The name of a file at a path; undefined for a path outside the folder of pictures. */
function nameIn(pathname: string): string | undefined {
  return new RegExp(`^${mediaPath}([\\w-][\\w.-]*)$`).exec(pathname)?.[1];
}

function keyOf(name: string, { version }: Source, width: number, format: Format): string {
  return createHash('sha256').update([name, version, width, format].join('\n')).digest('base64url');
}
