import { type DelayMode, delay, type HttpHandler, http } from 'msw';
import { type ContractCall, type ErrorCode, retryAfterUnavailable } from '../contract/index.ts';
import { methods, Refused, refuse } from './handle.ts';

export interface CallStateOptions {
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
  /** Milliseconds after which a slow answer comes. Default: never. */
  readonly slowFor?: DelayMode | number;
}

/** In seconds. */
const retryAfterTooMany = 900;

/**
 * Handlers for rare states of calls, to put in front of their usual handlers. `slow` waits before those answer;
 * `unauthenticated` refuses every session (401); `tooMany` limits the rate (429); `genericError` fails (500);
 * `upstreamFailed` has no usable answer of another service (502); `unavailable` has no database or service (503).
 */
export function createCallStates(
  calls: readonly Pick<ContractCall, 'method' | 'path'>[],
  { baseUrl = '*', slowFor = 'infinite' }: CallStateOptions = {},
) {
  const each = (answer: Parameters<typeof http.get>[1]): HttpHandler[] =>
    calls.map(({ method, path }) => http[methods[method]](baseUrl + path, answer));
  const refusing = (code: ErrorCode, retryAfter?: number) =>
    each(() => refuse(new Refused(code), retryAfter));
  return {
    // Without an answer, MSW asks the next handler.
    slow: each(() => delay(slowFor)),
    unauthenticated: refusing('unauthenticated'),
    tooMany: refusing('too_many', retryAfterTooMany),
    genericError: refusing('unexpected'),
    upstreamFailed: refusing('upstream_failed'),
    unavailable: refusing('unavailable', retryAfterUnavailable),
  } satisfies Record<string, HttpHandler[]>;
}
