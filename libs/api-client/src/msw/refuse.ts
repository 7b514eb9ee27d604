import { HttpResponse } from 'msw';
import { type ErrorAnswer, type ErrorCode, errorStatus, genericErrorKey } from '../contract/index.ts';

/** What a refused call is answered with. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly errors?: ErrorAnswer['errors'];
  readonly renderToken?: string;
}

/** The answer of an error, in the contract's shape; `retryAfter` in seconds. */
export function refuse({ code, errors, renderToken }: Refusal, retryAfter?: number): Response {
  return HttpResponse.json(
    {
      status: 'error',
      code,
      errors: errors ?? { generic: genericErrorKey(code) },
      renderToken,
    } satisfies ErrorAnswer,
    {
      status: errorStatus[code],
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    },
  );
}
