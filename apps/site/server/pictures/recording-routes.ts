import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { mediaPath } from '@jalon/content/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../../app/settings/settings.ts';

const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
};
/** Maximum milliseconds to send an upload. */
const uploadTimeout = 120_000;
const passedOn = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/**
 * The recordings of the content and their captions, such as `/media/boost.fr.webm`, unchanged. A browser that starts in
 * the middle requests a range. The files are in the folder `media` of the content, or among the uploads of the content
 * system. Needs `@fastify/static`.
 */
export async function recordingRoutes(
  app: FastifyInstance,
  { settings: { contentFolder, cms } }: { settings: Pick<Settings, 'contentFolder' | 'cms'> },
): Promise<void> {
  const folder = join(contentFolder, 'media');
  app.get<{ Params: { file: string } }>(
    `${mediaPath}:file(^[\\w-][\\w.-]*\\.(?:${Object.keys(types).join('|')})$)`,
    async ({ params: { file }, headers: { range } }, reply) => {
      const found = await stat(join(folder, file)).catch(() => undefined);
      if (found?.isFile()) return reply.sendFile(file, folder);
      return cms ? await sendUpload(reply, new URL(`uploads/${file}`, cms.url), range) : sendNotFound(reply);
    },
  );
}

async function sendUpload(reply: FastifyReply, address: URL, range: string | undefined) {
  const answer = await fetch(address, {
    // Sent on unchanged: `fetch` would decode it, and the length would be that of the encoded text.
    headers: { 'accept-encoding': 'identity', ...(range && { range }) },
    redirect: 'error',
    signal: AbortSignal.timeout(uploadTimeout),
  }).catch(() => undefined);
  if (!answer?.ok || !answer.body) {
    await answer?.body?.cancel();
    return sendNotFound(reply);
  }
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply
    .code(answer.status)
    .header('cache-control', 'public, max-age=86400')
    .type(types[address.pathname.split('.').at(-1) ?? ''] ?? '')
    .send(Readable.from(answer.body));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}
