import { type HttpHandler, HttpResponse, http } from 'msw';
import { type ConsentRecorded, consentRecord, recordConsent } from '../contract/index.ts';
import { readFields } from './read-fields.ts';
import { refuse } from './refuse.ts';

export interface MockConsentOptions {
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers that accept the proofs of choices about cookies like the API. */
export function createConsentHandlers({ baseUrl = '*' }: MockConsentOptions = {}): HttpHandler[] {
  const received = new Map<string, string>();
  return [
    http.post(baseUrl + recordConsent.path, async ({ request }) => {
      const { fields, refusal } = await readFields(consentRecord, request);
      if (refusal) return refuse(refusal);
      const key = `${fields.consentId} ${fields.chosenAt}`;
      const recordedAt = received.get(key) ?? new Date().toISOString();
      received.set(key, recordedAt);
      return HttpResponse.json({ status: 'success', recordedAt } satisfies ConsentRecorded);
    }),
  ];
}
