import type { ErrorAnswer, ErrorCode } from '../contract/index.ts';

/** The default timeout of a call, in milliseconds. */
const standardTimeout = 20_000;

export interface ApiClientOptions {
  /** The address of the API, without a trailing slash. Default: the page's own origin. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Headers of every call, for example the visitor's address when a server calls on a visitor's behalf. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The timeout in milliseconds. Default 20 000. */
  readonly timeout?: number | undefined;
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

/** Calls the API. A success must contain `member`; other bodies may come from a proxy or another version. */
export async function call<T extends object>(
  path: string,
  member: keyof T & string,
  { baseUrl = '', fetch: send = fetch, headers, timeout = standardTimeout }: ApiClientOptions,
  init: RequestInit = {},
): Promise<T | CallError> {
  try {
    const response = await send(baseUrl + path, {
      signal: AbortSignal.timeout(timeout),
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const answer = await response.json();
    if (response.ok && answer[member]) return answer;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    if (isCallError(answer) && answer.errors) return { ...answer, httpStatus: response.status, retryAfter };
    warnOfCause(baseUrl + path, `HTTP ${response.status} with another body than the API's`);
  } catch (cause) {
    // No answer, or one that is not JSON, such as a proxy's error page.
    warnOfCause(baseUrl + path, cause);
  }
  return { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' }, httpStatus: 0 };
}

/** Logs in development why a call failed. Visitors only read that something went wrong. */
function warnOfCause(address: string, cause: unknown): void {
  // The caller cancelled the call.
  if (cause instanceof Error && cause.name === 'AbortError') return;
  if (process.env.NODE_ENV !== 'production') console.warn(`No usable answer from ${address}:`, cause);
}

/** Combines the caller's abort signal with the timeout. */
export function abortable({
  signal,
  timeout = standardTimeout,
}: Pick<ApiClientOptions, 'timeout'> & { readonly signal?: AbortSignal | undefined }): RequestInit {
  return signal ? { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) } : {};
}

/** A post with a JSON body. */
export function postJson(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
