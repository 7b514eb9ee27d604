import type { CallParts, ContractCall } from '../contract/calls.ts';
import type { ErrorAnswer, ErrorCode } from '../contract/index.ts';

/** The default timeout of a call, in milliseconds. */
const standardTimeout = 20_000;

/** In characters: browsers refuse `keepalive` for more than 64 KiB, of four bytes a character at most. */
const keepaliveLength = 16_000;

export interface ApiClientOptions {
  /** The address of the API, without a trailing slash. Default: the page's own origin. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Headers of every call, for example the visitor's address when a server calls on a visitor's behalf. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The timeout in milliseconds. Default 20 000. */
  readonly timeout?: number | undefined;
  /** Cancels the call, for example when more was typed. */
  readonly signal?: AbortSignal | undefined;
}

/** The error of a call; `network` without a readable answer, when the outcome is unknown. */
export interface CallError extends Omit<ErrorAnswer, 'code'> {
  readonly code: ErrorCode | 'network';
  /** The HTTP status; 0 without an answer. */
  readonly httpStatus: number;
  /** Seconds to wait before the next attempt, if the API says so. */
  readonly retryAfter?: number | undefined;
}

export function isCallError(answer: object): answer is CallError {
  return 'status' in answer && answer.status === 'error';
}

/**
 * Makes a call of the API: `call(getMember, { query: { memberNumber } }, { baseUrl })`. Never throws: a failure is a
 * {@link CallError} with message keys, also of a call that was cancelled or got no answer (`code: 'network'`).
 */
export async function call<Answer extends object, Sent extends CallParts>(
  { method, path, member, keepalive = false }: ContractCall<Answer, Sent>,
  sent: NoInfer<Sent>,
  { baseUrl = '', fetch: send = fetch, headers, timeout = standardTimeout, signal }: ApiClientOptions = {},
): Promise<Answer | CallError> {
  const { params = {}, query, body, idempotencyKey }: CallParts = sent;
  const address = baseUrl + withParams(path, params) + (query ? `?${searchParams(query)}` : '');
  const bytes = body instanceof Blob ? body : undefined;
  const json = bytes ? undefined : body && JSON.stringify(body);
  const timedOut = AbortSignal.timeout(timeout);
  try {
    const response = await send(address, {
      method,
      signal: signal ? AbortSignal.any([signal, timedOut]) : timedOut,
      headers: {
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(bytes && { body: bytes }),
      ...(json && { body: json, keepalive: keepalive && json.length < keepaliveLength }),
    });
    const answer = await response.json();
    if (response.ok && answer[member]) return answer;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    if (isCallError(answer) && answer.errors) return { ...answer, httpStatus: response.status, retryAfter };
    warnOfCause(address, `HTTP ${response.status} with another body than the API's`);
  } catch (cause) {
    // No answer, or one that is not JSON, such as a proxy's error page.
    warnOfCause(address, cause);
  }
  return { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' }, httpStatus: 0 };
}

function withParams(path: string, params: NonNullable<CallParts['params']>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function searchParams(query: NonNullable<CallParts['query']>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Logs in development why a call failed. Visitors only read that something went wrong. */
function warnOfCause(address: string, cause: unknown): void {
  // The caller cancelled the call.
  if (cause instanceof Error && cause.name === 'AbortError') return;
  if (process.env.NODE_ENV !== 'production') console.warn(`No usable answer from ${address}:`, cause);
}
