import { getRenderToken as getRenderTokenCall } from '../contract/calls.ts';
import type { FormList, RenderTokenAnswer, SubmissionAccepted } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call } from './call.ts';

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

/** The token that goes along with a submission as `renderToken`; asked for when its form is rendered. Never throws. */
export function getRenderToken(options: ApiClientOptions = {}): Promise<RenderTokenAnswer | CallError> {
  return call<RenderTokenAnswer>(getRenderTokenCall.path, 'token', options);
}

/** Every form of the site with its paths: `GET /api/forms`. */
export function listForms(options: ApiClientOptions = {}): Promise<FormList | CallError> {
  return call<FormList>('/api/forms', 'forms', options);
}
