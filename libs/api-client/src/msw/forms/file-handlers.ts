import type { HttpHandler } from 'msw';
import {
  type FileProgress,
  type FileStart,
  filePartCount,
  fileStart,
  idempotencyKeyHeader,
  sendFilePart,
  startFile,
} from '../../contract/index.ts';
import { handlerAt, invalid, Refused, success } from '../handle.ts';

interface MockFile extends FileStart {
  readonly key: string | null;
  readonly parts: Set<number>;
}

/** The files of forms: kept in memory, and not checked by their content. */
export function createFileHandlers({ baseUrl = '*' }: { readonly baseUrl?: string } = {}): HttpHandler[] {
  const files = new Map<string, MockFile>();
  const on = handlerAt(baseUrl);
  const progress = ({ size, parts }: MockFile): FileProgress => {
    const count = filePartCount(size);
    const next = Array.from({ length: count }, (_, part) => part).find((part) => !parts.has(part)) ?? count;
    return { ...success, next, isAccepted: next === count };
  };
  return [
    on(startFile, async ({ request }) => {
      const key = request.headers.get(idempotencyKeyHeader);
      const { data: start } = fileStart.safeParse(await request.json());
      if (!start) throw new Refused('invalid_fields');
      if (start.size === 0) throw invalid({ [start.field]: 'fileEmpty' });
      const known = files.get(start.id);
      if (known && known.key !== key) throw invalid({ [start.field]: 'fileGone' });
      const file = known ?? { ...start, key, parts: new Set<number>() };
      files.set(start.id, file);
      return progress(file);
    }),
    on(sendFilePart, async (asked) => {
      const { request } = asked;
      const file = files.get(asked.param('fileId'));
      if (!file || file.key !== request.headers.get(idempotencyKeyHeader)) throw new Refused('not_found');
      await request.arrayBuffer();
      file.parts.add(Number(asked.param('part')));
      return progress(file);
    }),
  ];
}
