import type { ErrorAnswer, ErrorCode } from '../contract/index.ts';

/** How long an answer may take, in milliseconds. */
const standardTimeout = 20_000;

export interface ApiClientOptions {
  /** Where the API stands, without a trailing slash. Default: the page's own origin. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Headers of every call, for example the visitor's address when a server calls for it. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How long an answer may take, in milliseconds. Default 20 000. */
  readonly timeout?: number | undefined;
}

/** What went wrong; `network` when no readable answer came, so that the outcome is unknown. */
export interface CallError extends Omit<ErrorAnswer, 'code'> {
  readonly code: ErrorCode | 'network';
  /** HTTP status; 0 when no answer came. */
  readonly httpStatus: number;
  /** Seconds that the API asks to wait before the next try. */
  readonly retryAfter?: number | undefined;
}

export function isCallError(answer: object): answer is CallError {
  return 'status' in answer && answer.status === 'error';
}

/** Calls the API. `member` tells an answer of this call from what somebody else put in its place: a proxy, an old version. */
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
  } catch {
    // No answer, or one that is not the API's: a proxy's page, say.
  }
  return { status: 'error', code: 'network', errors: { generic: 'tryAgainLater' }, httpStatus: 0 };
}

/** The `signal` of a call that its caller may give up, beside the time that it may take. */
export function abortable({
  signal,
  timeout = standardTimeout,
}: Pick<ApiClientOptions, 'timeout'> & { readonly signal?: AbortSignal | undefined }): RequestInit {
  return signal ? { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) } : {};
}
