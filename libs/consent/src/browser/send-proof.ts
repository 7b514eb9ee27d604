import { call, isCallError, recordConsent } from '@jalon/api-client';
import { setCookie } from '@jalon/host';
import { choiceCookie, readChoice } from '../choice/choice.ts';
import type { ConsentSettings } from '../choice/consent-settings.ts';
import { proofOf } from '../choice/proof.ts';

/** `keepalive`: the visitor may leave right after a choice. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });

/** Sends the proof of the current choice and marks it as recorded. If it fails, the next page tries again. */
export async function sendProof(settings: ConsentSettings): Promise<void> {
  const choice = readChoice(document.cookie, settings);
  if (!choice) return;
  const answer = await call(recordConsent, { body: proofOf(choice) }, { fetch: send });
  const now = readChoice(document.cookie, settings);
  // The visitor may have changed the choice meanwhile.
  if (isCallError(answer) || !now?.data || now.lastConsentTimestamp !== choice.lastConsentTimestamp) return;
  setCookie(choiceCookie({ ...now, data: { ...now.data, recorded: true } }, location.protocol));
}
