import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import { mediaPath, pictureWidths } from '../../app/content/picture-files.ts';
import type { Settings } from '../settings.ts';

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

/**
 * `/media/<name>?w=<width>`: a picture of the content in one of `pictureWidths`, as AVIF or WebP where the
 * browser accepts it. The files are in the folder `media` of the content, or among the uploads of the content system.
 * The results are kept on disk.
 */
export async function pictureRoutes(
  app: FastifyInstance,
  { settings }: { settings: Pick<Settings, 'contentFolder' | 'cms' | 'pictureCache'> },
): Promise<void> {
  const making = new Map<string, Promise<Buffer>>();
  let lastAvif: Promise<unknown> = Promise.resolve();

  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>(
    `${mediaPath}*`,
    async (request, reply) => {
      const { '*': name } = request.params;
      const { w = String(largestWidth) } = request.query;
      const width = pictureWidths.find((one) => String(one) === w);
      const source = isName(name) ? await sourceOf(name) : undefined;
      if (!source || !width) return sendNotFound(reply);

      const accepted = request.headers.accept ?? '';
      const format = formats.find((one) => accepted.includes(`image/${one}`)) ?? 'jpeg';
      const key = keyOf(name, source, width, format);
      reply.headers({ vary: 'accept', etag: `"${key}"`, 'cache-control': 'public, max-age=86400' });
      if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
      try {
        const found = await kept(key);
        if (found || format !== 'avif') {
          return reply.type(`image/${format}`).send(found ?? (await make(key, source, width, format)));
        }
        // AVIF takes seconds. Until it is ready visitors get WebP or JPEG, cached for a minute.
        const quick = accepted.includes('image/webp') ? 'webp' : 'jpeg';
        const quickKey = keyOf(name, source, width, quick);
        const picture = (await kept(quickKey)) ?? (await make(quickKey, source, width, quick));
        // Only now: requests for files that don't exist would fill the queue.
        make(key, source, width, 'avif').catch(() => {});
        reply.removeHeader('etag').header('cache-control', 'public, max-age=60');
        return reply.type(`image/${quick}`).send(picture);
      } catch (error) {
        if (!(error instanceof NoSuchFile)) request.log.warn({ err: error }, 'A picture can’t be made');
        return sendNotFound(reply.removeHeader('etag'));
      }
    },
  );

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
    return readFile(join(settings.pictureCache, key)).catch(() => undefined);
  }

  async function keep(key: string, picture: Buffer): Promise<void> {
    try {
      await mkdir(settings.pictureCache, { recursive: true });
      const temporary = join(settings.pictureCache, `${key}.${process.pid}`);
      await writeFile(temporary, picture);
      await rename(temporary, join(settings.pictureCache, key));
    } catch (error) {
      app.log.warn({ err: error }, 'A picture can’t be kept');
    }
  }

  async function sourceOf(name: string): Promise<Source | undefined> {
    const file = join(settings.contentFolder, 'media', name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return { version: String(found.mtimeMs), read: () => readFile(file) };
    // The name of an upload changes with the file.
    const { cms } = settings;
    return cms && { version: '', read: () => readUpload(new URL(`uploads/${name}`, cms.url)) };
  }
}

class NoSuchFile extends Error {}

async function readUpload(address: URL): Promise<Buffer> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(mediaTimeout) });
  const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (response.ok && length <= largestFile) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new NoSuchFile();
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}

function encode(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality, ...(format === 'avif' && { effort: 3 }) })
    .toBuffer();
}

const isName = (name: string) => /^[\w-][\w.-]*$/.test(name);

function keyOf(name: string, { version }: Source, width: number, format: Format): string {
  return createHash('sha256').update([name, version, width, format].join('\n')).digest('base64url');
}
