import { HttpResponse } from 'msw';
import { type ErrorAnswer, type ErrorCode, errorStatus, genericErrorKey } from '../contract/index.ts';

/** What a refused call is answered with. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly errors?: ErrorAnswer['errors'];
}

/** The answer of an error, in the contract's shape; `retryAfter` in seconds. */
export function refuse({ code, errors }: Refusal, retryAfter?: number): Response {
  return HttpResponse.json(
    { status: 'error', code, errors: errors ?? { generic: genericErrorKey(code) } } satisfies ErrorAnswer,
    {
      status: errorStatus[code],
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    },
  );
}
