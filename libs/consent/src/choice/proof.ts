import type { ConsentRecord } from '@jalon/api-client/contract';
import { necessary, type StoredChoice } from './choice.ts';

/** The proof of a choice, for the API. */
export function proofOf(choice: StoredChoice): ConsentRecord {
  const { consentId, lastConsentTimestamp, revision, languageCode, categories, data } = choice;
  return {
    consentId,
    chosenAt: lastConsentTimestamp,
    notice: revision,
    locale: languageCode === 'en' ? 'en' : 'fr',
    surface: data?.surface ?? 'preferences',
    purposes: [...(data?.purposes ?? [])],
    granted: categories.filter((name) => name !== necessary),
  };
}
