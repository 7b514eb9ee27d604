import * as z from 'zod/mini';

/** Why a call failed, and the HTTP status that goes with each reason. */
export const errorStatus = {
  /** The body is no JSON object. */
  invalid_body: 400,
  /** `Idempotency-Key` is missing or is not 16 to 128 letters, digits, `-` or `_`. */
  invalid_idempotency_key: 400,
  /** No account has this username and this password; `errors` names both fields. */
  wrong_credentials: 401,
  /** There is no access token, or one that is not valid any more. */
  unauthenticated: 401,
  /** It is another member's. */
  forbidden: 403,
  /** A browser sent it from the page of another site. */
  foreign_origin: 403,
  not_found: 404,
  unknown_form: 404,
  /** The request did not come in whole in time. */
  timed_out: 408,
  too_large: 413,
  unsupported_type: 415,
  /** Fields are in error; `errors` names them. */
  invalid_fields: 422,
  /**
   * The fields are right, but a program may have filled them in; `renderToken` is a fresh token with which
   * the same submission passes once it is old enough.
   */
  confirm_needed: 428,
  /** Too many calls from one place; `Retry-After` says when to come back. */
  too_many: 429,
  /** The address and the headers of the request are too long, or too many. */
  headers_too_large: 431,
  unexpected: 500,
  /** A service that the API asks refused, or gave an answer that can't be understood. */
  upstream_failed: 502,
  /** The database, or a service that the API asks, is away; `Retry-After` says when to come back. */
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/**
 * The one shape of every error. `errors` maps a field's wire name to a message key; `generic` is the key
 * shown under the send button. Sentences never travel.
 */
export const errorAnswer = z.object({
  status: z.literal('error'),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.string()),
  /** Of `confirm_needed` alone: what to send again with. */
  renderToken: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The key of the message under the send button. */
export function genericErrorKey(code: ErrorCode): 'tryAgainLater' | 'tooMany' | 'confirmSend' {
  if (code === 'too_many') return 'tooMany';
  return code === 'confirm_needed' ? 'confirmSend' : 'tryAgainLater';
}

/** Seconds after which to come back when the API or its database is away (`Retry-After` of a 503). */
export const retryAfterUnavailable = 5;
