import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/server/errors.ts';
import type { FileLinks } from './file-links.ts';
import type { FileStore } from './file-store.ts';

/** Downloads of files by signed links; never shown in the browser, whatever their content. Not in OpenAPI. */
export function downloadRoute(app: FastifyInstance, files: FileStore, links: FileLinks): void {
  app.get<{ Params: { fileId: string }; Querystring: Partial<Record<string, unknown>> }>(
    '/api/files/:fileId',
    { schema: { hide: true } },
    async ({ params: { fileId }, query: { expires, signature } }, reply) => {
      if (!links.isValid(fileId, String(expires), String(signature))) throw new ApiError('not_found');
      const file = await files.findNamed(fileId);
      if (!file) throw new ApiError('not_found');
      return reply
        .headers({
          'content-type': file.type,
          'content-length': file.size,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, percentEncoded)}`,
          'cache-control': 'no-store',
        })
        .send(Readable.from(files.read(file)));
    },
  );
}

/** The signs that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
