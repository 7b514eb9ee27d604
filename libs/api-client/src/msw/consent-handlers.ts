import type { HttpHandler } from 'msw';
import { consentRecord, recordConsent } from '../contract/index.ts';
import { handlerAt, success } from './handle.ts';

export interface MockConsentOptions {
  /** The address of the API. Default `*`: any origin. */
  readonly baseUrl?: string;
}

/** Handlers that accept the proofs of choices about cookies like the API. */
export function createConsentHandlers({ baseUrl = '*' }: MockConsentOptions = {}): HttpHandler[] {
  const received = new Map<string, string>();
  return [
    handlerAt(baseUrl)(recordConsent, async (asked) => {
      const { consentId, chosenAt } = await asked.fields(consentRecord);
      const key = `${consentId} ${chosenAt}`;
      const recordedAt = received.get(key) ?? new Date().toISOString();
      received.set(key, recordedAt);
      return { ...success, recordedAt };
    }),
  ];
}
