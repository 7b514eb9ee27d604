import { recordConsent as recordConsentCall } from '../contract/common/calls.ts';
import type { ConsentRecord, ConsentRecorded } from '../contract/index.ts';
import { type ApiClientOptions, type CallError, call, postJson } from './call.ts';

/** Stores the proof of a choice about cookies. The same choice may be sent again. Never throws. */
export function recordConsent(
  record: ConsentRecord,
  options: ApiClientOptions = {},
): Promise<ConsentRecorded | CallError> {
  return call<ConsentRecorded>(recordConsentCall.path, 'status', options, postJson(record));
}
