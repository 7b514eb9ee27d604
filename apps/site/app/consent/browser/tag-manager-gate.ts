import type { ConsentPurpose } from '@jalon/forms/schemas';
import type { ConsentSettings } from '../consent-settings.ts';
import { closeDataLayer, openDataLayer } from '../data-layer.ts';
import { purposeTable } from '../purposes.ts';
import { clearCookies } from './clear-cookies.ts';
import { type DidomiApi, google, onConsent } from './didomi-api.ts';

/**
 * Loads the tag manager after consent, reports each later choice to it, and removes it after a refusal: a script that ran
 * can only be removed by loading the page again.
 */
export function guardTagManager({ tagManager, purposes, didomi: sdk }: ConsentSettings): void {
  let isLoaded = false;

  onConsent(async (didomi) => {
    const granted = grantedIn(didomi, purposes);
    if (granted.length === 0 && !isLoaded) {
      clearCookies();
      return;
    }
    if (!tagManager || hasSecretAddress()) return;
    const first = !isLoaded;
    isLoaded = true;
    const { startTagManager, updateConsent } = await import('./tag-manager.ts');
    if (first) startTagManager(tagManager, granted);
    else updateConsent(granted);
    if (granted.length === 0) {
      closeDataLayer();
      // The next page deletes the cookies.
      location.reload();
      return;
    }
    // Didomi’s script reports this itself.
    if (!sdk) openDataLayer().push({ event: 'didomi-consent', didomiVendorsEnabled: `${google},` });
  });
}

function grantedIn(didomi: DidomiApi, purposes: readonly ConsentPurpose[]): ConsentPurpose[] {
  if (!didomi.getUserConsentStatusForVendor(google)) return [];
  return purposes.filter((purpose) => didomi.getUserConsentStatus(purposeTable[purpose].didomi, google));
}

/** Whether the page’s address contains a secret, as its referrer policy says. The tag manager would read the address. */
function hasSecretAddress(): boolean {
  return document.querySelector('meta[name="referrer"][content="same-origin"]') !== null;
}
