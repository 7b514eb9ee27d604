import {
  fileId,
  filePartSize,
  fileProgress,
  fileStart,
  idempotencyKey,
  idempotencyKeyHeader,
  sendFilePart,
  startFile,
} from '@jalon/api-client/contract';
import { fileFields } from '@jalon/forms/schemas';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../../../platform/database/database.ts';
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.settings.ts';
import { rateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import { contractRoute } from '../../../platform/server/contract-route.ts';
import { ApiError } from '../../../platform/server/errors.ts';
import { signedInOrNot } from '../../../platform/server/openapi.ts';
import type { Sessions } from '../../auth/index.ts';
import type { HandledForm } from '../handling/form-handling.ts';
import type { FileReceiver } from './receive-files.ts';

export interface FileRouteOptions {
  readonly forms: readonly HandledForm[];
  readonly receiver: FileReceiver;
  readonly database: Database;
  /** Key of the hashes of visitors' addresses. */
  readonly secret: string;
  /** The limit for started files, per visitor. */
  readonly rateLimit: RateLimit;
  readonly sessions: Pick<Sessions, 'readSession'>;
}

const headers = z.object({ [idempotencyKeyHeader]: idempotencyKey });

/** The files of forms that have some: their start, and their parts. */
export const fileRoutes: FastifyPluginAsync<FileRouteOptions> = async (app, options) => {
  const { forms, receiver, database, secret, rateLimit, sessions } = options;
  const checkRate = rateLimiter({ ...rateLimit, database, secret, counted: 'files' });
  // Only here: every other route takes JSON only. A body over one part is refused before it is in memory.
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: filePartSize },
    (_request, body, done) => done(null, body),
  );

  for (const form of forms) {
    if (fileFields(form.schema).size === 0) continue;
    const pathOf = ({ path }: { path: string }) => path.replace(':formId', String(form.id));
    const checkSession = async (request: FastifyRequest) => {
      if (form.membersOnly && !(await sessions.readSession(request))) {
        throw new ApiError('unauthenticated', { errors: { generic: 'signInAgain' } });
      }
    };
    const shared = {
      tags: ['forms'],
      security: signedInOrNot,
      headers,
      answer: fileProgress,
    };
    const errors = [
      'invalid_body',
      'invalid_idempotency_key',
      'foreign_origin',
      'too_large',
      'unsupported_type',
      'not_found',
      'invalid_fields',
      'too_many',
      'unavailable',
    ] as const;

    contractRoute(
      app,
      { ...startFile, path: pathOf(startFile) },
      {
        ...shared,
        summary: `Starts a file of the form “${form.name}”, or finds where it stopped`,
        description:
          'With the `Idempotency-Key` of the submission that will name it. `next` is the part to send. A file that no submission names is deleted after a day.',
        body: fileStart,
        errors,
        onRequest: checkRate,
        handler: async ({ request, readBody }) => {
          const key = keyOf(request);
          await checkSession(request);
          return receiver.start(form, key, readBody());
        },
      },
    );

    contractRoute(
      app,
      { ...sendFilePart, path: pathOf(sendFilePart) },
      {
        ...shared,
        summary: `Sends a part of a file of the form “${form.name}”`,
        description: `The body is \`application/octet-stream\`: ${filePartSize} bytes, the last part the rest. Parts may be repeated. The last one is answered once the file has been checked by its content; a refused file is deleted, and \`errors\` says why.`,
        errors,
        handler: async ({ request, params: { fileId: id, part } }) => {
          const key = keyOf(request);
          await checkSession(request);
          if (!fileId.safeParse(id).success || !/^\d{1,5}$/.test(part)) throw new ApiError('not_found');
          if (!(request.body instanceof Buffer)) throw new ApiError('invalid_body');
          const identity = { id, formId: form.id, idempotencyKey: key };
          return receiver.addPart(form, { identity, part: Number(part), bytes: request.body });
        },
      },
    );
  }
};

function keyOf(request: FastifyRequest): string {
  const key = z.safeParse(idempotencyKey, request.headers[idempotencyKeyHeader]);
  if (!key.success) throw new ApiError('invalid_idempotency_key');
  return key.data;
}
