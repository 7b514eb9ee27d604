import { HttpResponse } from 'msw';
import { type ErrorAnswer, type ErrorCode, errorStatus, genericErrorKey } from '../contract/index.ts';

/** The error of a rejected call. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly errors?: ErrorAnswer['errors'];
  readonly renderToken?: string;
}

/** The response for an error, in the contract's format; `retryAfter` in seconds. */
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
