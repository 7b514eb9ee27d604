import * as z from 'zod/mini';

/** The reasons why a call fails, with their HTTP status. */
export const errorStatus = {
  /** The body is not a JSON object. */
  invalid_body: 400,
  /** `Idempotency-Key` is missing or is not 16 to 128 letters, digits, `-` or `_`. */
  invalid_idempotency_key: 400,
  /** No account has this username and this password; `errors` names both fields. */
  wrong_credentials: 401,
  /** The access token is missing, invalid or expired. */
  unauthenticated: 401,
  /** The resource belongs to another member. */
  forbidden: 403,
  /** A browser sent the request from a page of another site. */
  foreign_origin: 403,
  not_found: 404,
  unknown_form: 404,
  /** The complete request did not arrive in time. */
  timed_out: 408,
  too_large: 413,
  unsupported_type: 415,
  /** Fields are invalid; `errors` names them. */
  invalid_fields: 422,
  /**
   * The fields are valid, but a bot may have filled them in. `renderToken` is a new token, with which the same
   * submission is accepted once the token is old enough.
   */
  confirm_needed: 428,
  /** Too many calls from one address; `Retry-After` says when to retry. */
  too_many: 429,
  /** The request's URL and headers are too long, or there are too many headers. */
  headers_too_large: 431,
  unexpected: 500,
  /** An upstream service rejected the call or gave an unreadable answer. */
  upstream_failed: 502,
  /** The database or an upstream service is unavailable; `Retry-After` says when to retry. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The format of every error. `errors` maps a field name to a message key; `generic` is the key for the message under
 * the send button. Errors contain keys, never sentences.
 */
export const errorAnswer = z.object({
  status: z.literal('error'),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.string()),
  /** Only with `confirm_needed`: the token for the next attempt. */
  renderToken: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The message key for under the send button. */
export function genericErrorKey(code: ErrorCode): 'tryAgainLater' | 'tooMany' | 'confirmSend' {
  if (code === 'too_many') return 'tooMany';
  return code === 'confirm_needed' ? 'confirmSend' : 'tryAgainLater';
}

/** The `Retry-After` of a 503, in seconds. */
export const retryAfterUnavailable = 5;
