import { type HttpHandler, HttpResponse, http } from 'msw';
import {
  type FileProgress,
  type FileStart,
  filePartCount,
  fileStart,
  idempotencyKeyHeader,
  sendFilePart,
  startFile,
} from '../../contract/index.ts';
import { refuse } from '../refuse.ts';

interface MockFile extends FileStart {
  readonly key: string | null;
  readonly parts: Set<number>;
}

/** The files of forms: kept in memory, and not checked by their content. */
export function createFileHandlers({ baseUrl = '*' }: { readonly baseUrl?: string } = {}): HttpHandler[] {
  const files = new Map<string, MockFile>();
  const progress = ({ size, parts }: MockFile) => {
    const count = filePartCount(size);
    const next = Array.from({ length: count }, (_, part) => part).find((part) => !parts.has(part)) ?? count;
    return HttpResponse.json({ status: 'success', next, isAccepted: next === count } satisfies FileProgress);
  };
  return [
    http.post(baseUrl + startFile.path, async ({ request }) => {
      const key = request.headers.get(idempotencyKeyHeader);
      const { data: start } = fileStart.safeParse(await request.json());
      if (!start) return refuse({ code: 'invalid_fields' });
      if (start.size === 0) return refuse({ code: 'invalid_fields', errors: { [start.field]: 'fileEmpty' } });
      const known = files.get(start.id);
      if (known && known.key !== key) {
        return refuse({ code: 'invalid_fields', errors: { [start.field]: 'fileGone' } });
      }
      const file = known ?? { ...start, key, parts: new Set<number>() };
      files.set(start.id, file);
      return progress(file);
    }),
    http.put(baseUrl + sendFilePart.path, async ({ request, params }) => {
      const file = files.get(String(params.fileId));
      if (!file || file.key !== request.headers.get(idempotencyKeyHeader))
        return refuse({ code: 'not_found' });
      await request.arrayBuffer();
      file.parts.add(Number(params.part));
      return progress(file);
    }),
  ];
}
