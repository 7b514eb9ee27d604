import { deepEqual, equal, match } from 'node:assert/strict';
import * as z from 'zod/mini';
import { type ErrorCode, errorAnswer, errorStatus } from '../contract/index.ts';

/** Reads an error. Only an error about fields may lack the generic message. */
export async function readError(
  response: Response,
  code: ErrorCode,
): Promise<Readonly<Record<string, string>>> {
  const answer = z.parse(errorAnswer, await json(response));
  equal(answer.code, code);
  equal(response.status, errorStatus[code]);
  if (code !== 'invalid_fields' && code !== 'wrong_credentials')
    deepEqual(answer.errors, { generic: 'tryAgainLater' });
  return answer.errors;
}

/** Reads a response that must be JSON. */
export async function json(response: Response): Promise<unknown> {
  match(response.headers.get('content-type') ?? '', /^application\/json\b/);
  return response.json();
}
