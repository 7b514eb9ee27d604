import * as z from 'zod/mini';

/** Why a call failed, and the HTTP status that goes with each reason. */
export const errorStatus = {
  /** The body is no JSON object. */
  invalid_body: 400,
  /** `Idempotency-Key` is missing or is not 16 to 128 letters, digits, `-` or `_`. */
  invalid_idempotency_key: 400,
  not_found: 404,
  unknown_form: 404,
  too_large: 413,
  unsupported_type: 415,
  /** Fields are in error; `errors` names them. */
  invalid_fields: 422,
  /** Too many calls from one place; `Retry-After` says when to come back. */
  too_many: 429,
  unexpected: 500,
  /** The database is away; `Retry-After` says when to come back. */
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
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The key of the message under the send button. */
export function genericErrorKey(code: ErrorCode): 'tryAgainLater' | 'tooMany' {
  return code === 'too_many' ? 'tooMany' : 'tryAgainLater';
}

/** Seconds after which to come back when the API or its database is away (`Retry-After` of a 503). */
export const retryAfterUnavailable = 5;
