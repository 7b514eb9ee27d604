import type { ErrorAnswer, ErrorCode, FormList, SubmissionAccepted } from '../contract/index.ts';

export interface ApiClientOptions {
  /** Where the API stands, without a trailing slash. Default: the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /** Headers of every call, for example the visitor's address when a server calls for it. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long an answer may take, in milliseconds. Default 20 000. */
  readonly timeout?: number;
}

/** What went wrong; `network` when no readable answer came, so that the outcome is unknown. */
export interface CallError extends Omit<ErrorAnswer, 'code'> {
  readonly code: ErrorCode | 'network';
  /** HTTP status; 0 when no answer came. */
  readonly httpStatus: number;
  /** Seconds that the API asks to wait before the next try. */
  readonly retryAfter?: number;
}

export type SubmitResult = SubmissionAccepted | CallError;

export interface SubmitOptions extends ApiClientOptions {
  /** Made once for a submission and kept over every retry of it. */
  readonly idempotencyKey: string;
}

/**
 * Sends one form: `POST /api/forms/:formId`. Never throws: a failure of any kind is a {@link CallError}
 * whose `errors` can be shown as they are. Sending again with the same key stores nothing twice.
 */
export function submitForm(formId: number, payload: object, options: SubmitOptions): Promise<SubmitResult> {
  return call<SubmissionAccepted>(`/api/forms/${formId}`, 'reference', options, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': options.idempotencyKey },
    body: JSON.stringify(payload),
  });
}

/** Every form of the site with its paths: `GET /api/forms`. */
export function listForms(options: ApiClientOptions = {}): Promise<FormList | CallError> {
  return call<FormList>('/api/forms', 'forms', options);
}

export function isCallError(answer: object): answer is CallError {
  return 'status' in answer && answer.status === 'error';
}

/** `member` tells an answer of this call from what somebody else put in its place: a proxy, an old version. */
async function call<T extends object>(
  path: string,
  member: keyof T & string,
  { baseUrl = '', fetch: send = fetch, headers, timeout = 20_000 }: ApiClientOptions,
  init: RequestInit = {},
): Promise<T | CallError> {
  try {
    const response = await send(baseUrl + path, {
      ...init,
      headers: { ...headers, ...init.headers },
      signal: AbortSignal.timeout(timeout),
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
