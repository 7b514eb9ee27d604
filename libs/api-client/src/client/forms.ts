import { getRenderToken as getRenderTokenCall } from '../contract/common/calls.ts';
import type { FormList, RenderTokenAnswer, SubmissionAccepted } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

export type SubmitResult = SubmissionAccepted | CallError;

export interface SubmitOptions extends ApiClientOptions {
  /** Created once for a submission and reused for each retry. */
  readonly idempotencyKey: string;
}

/** In characters: browsers refuse `keepalive` for more than 64 KiB, of four bytes a character at most. */
const keepaliveLength = 16_000;

/**
 * Sends one form: `POST /api/forms/:formId`. Never throws: every failure is a {@link CallError} with message keys. A
 * retry with the same key is stored once.
 */
export function submitForm(formId: number, payload: object, options: SubmitOptions): Promise<SubmitResult> {
  const body = JSON.stringify(payload);
  return call<SubmissionAccepted>(`/api/forms/${formId}`, 'reference', options, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': options.idempotencyKey },
    body,
    // The send goes on when the visitor leaves the page.
    keepalive: body.length < keepaliveLength,
  });
}

/** The token that a submission sends as `renderToken`. Call this when the form is rendered. Never throws. */
export function getRenderToken(options: ApiClientOptions = {}): Promise<RenderTokenAnswer | CallError> {
  return call<RenderTokenAnswer>(getRenderTokenCall.path, 'token', options);
}

/** Every form, and what a site can compare with its own settings: `GET /api/forms`. */
export function listForms(options: ApiClientOptions = {}): Promise<FormList | CallError> {
  return call<FormList>('/api/forms', 'forms', options);
}
