import type { ConsentPurpose } from '@jalon/club';
import type { ConsentSettings } from '../choice/consent-settings.ts';
import { type DidomiApi, google, onConsent } from '../choice/didomi-api.ts';
import { purposeTable } from '../choice/purposes.ts';
import { clearCookies } from './clear-cookies.ts';
import { closeDataLayer, openDataLayer } from './data-layer.ts';
import { paymentPageName } from './payment-page-name.ts';

/**
 * Loads the tag manager after consent, reports each later choice to it, and removes it after a refusal: a script that ran
 * can only be removed by loading the page again.
 */
export function guardTagManager(
  { tagManager, purposes, didomi: sdk }: ConsentSettings,
  memberNumber: () => string | undefined,
): void {
  let isLoaded = false;

  async function apply(didomi: DidomiApi): Promise<void> {
    if (!isLoaded && grantedIn(didomi, purposes).length === 0) {
      clearCookies();
      return;
    }
    if (!tagManager || hasSecretAddress() || takesPayment()) return;
    const script = await import('./tag-manager.ts').catch(() => undefined);
    if (!script) {
      // The network failed: the next choice or page tries again.
      window.navigation?.addEventListener('currententrychange', () => void apply(didomi), { once: true });
      return;
    }
    // The visitor may have made another choice in the meantime.
    const granted = grantedIn(didomi, purposes);
    if (isLoaded) script.updateConsent(granted);
    else if (granted.length > 0) script.startTagManager(tagManager, granted, memberNumber);
    else return;
    isLoaded = true;
    if (granted.length === 0) {
      closeDataLayer();
      // The next page deletes the cookies.
      location.reload();
      return;
    }
    // Didomi’s script reports this itself.
    if (!sdk) openDataLayer().push({ event: 'didomi-consent', didomiVendorsEnabled: `${google},` });
  }
  onConsent(apply);
}

function grantedIn(didomi: DidomiApi, purposes: readonly ConsentPurpose[]): ConsentPurpose[] {
  if (!didomi.getUserConsentStatusForVendor(google)) return [];
  return purposes.filter((purpose) => didomi.getUserConsentStatus(purposeTable[purpose].didomi, google));
}

/**
 * Whether the page has fields of the payment gateway: a tag could draw over them or read the member’s data next to them. Each page is a
 * document of its own, so nothing of another page runs here.
 */
function takesPayment(): boolean {
  return document.querySelector(`meta[name="${paymentPageName}"]`) !== null;
}

/** Whether the page’s address contains a secret, as its referrer policy says. The tag manager would read the address. */
function hasSecretAddress(): boolean {
  return document.querySelector('meta[name="referrer"][content="same-origin"]') !== null;
}
