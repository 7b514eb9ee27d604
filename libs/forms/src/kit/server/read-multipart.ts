import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { fileFields } from '../rules/file-fields.ts';
import type { FormSchema } from '../rules/form-definition.ts';

/** Bytes of a text, and the number of texts: more than any form has. */
const textLimits = { fieldSize: 64 * 1024, fields: 500 };

/**
 * Reads a post with files. A file that is larger than its field allows ends one byte above the limit, and so do the files
 * of a field together: the schema then refuses them with its own error, and nothing larger is ever in memory. The rest
 * of the body is read and dropped, because a browser shows no answer before it has sent everything.
 */
export async function readMultipart(request: Request, schema: FormSchema): Promise<FormData> {
  const form = new FormData();
  if (!request.body) return form;
  const limits = fileFields(schema);
  const left = new Map([...limits].map(([name, { maxTotal }]) => [name, maxTotal + 1]));
  const parser = new Busboy({
    headers: Object.fromEntries(request.headers) as BusboyHeaders,
    limits: textLimits,
    defCharset: 'utf8',
  });
  parser.on('field', (name, value) => form.append(name, value));
  parser.on('file', (name, stream, fileName) => {
    const { maxSize = 0 } = limits.get(name) ?? {};
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let room = Math.min(maxSize + 1, left.get(name) ?? 0);
    stream.on('data', (bytes: Buffer) => {
      if (room > 0) chunks.push(new Uint8Array(bytes.subarray(0, room)));
      left.set(name, (left.get(name) ?? 0) - Math.min(room, bytes.length));
      room -= Math.min(room, bytes.length);
    });
    // A body that ends in a file: without a listener, the error would end the process.
    stream.on('error', (error) => parser.destroy(error));
    stream.on('end', () => form.append(name, new File(chunks, fileName ?? '')));
  });
  await pipeline(Readable.fromWeb(request.body as ReadableStream), parser);
  return form;
}
