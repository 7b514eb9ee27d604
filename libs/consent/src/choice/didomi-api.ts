/** The part of Didomi’s API that the site uses. Its own notice implements it too. */
export interface DidomiApi {
  readonly notice: { show(): void; hide(): void; isVisible(): boolean };
  readonly preferences: { show(): void; hide(): void };
  isConsentRequired(): boolean;
  /** Undefined before a choice. */
  getUserConsentStatusForVendor(vendor: string): boolean | undefined;
  getUserConsentStatus(purpose: string, vendor: string): boolean | undefined;
  setUserAgreeToAll(): void;
  setUserDisagreeToAll(): void;
}

export type DidomiEventName =
  | 'consent.changed'
  | 'notice.shown'
  | 'notice.hidden'
  | 'notice.clickagree'
  | 'notice.clickdisagree'
  | 'notice.clickmoreinfo'
  | 'preferences.shown'
  | 'preferences.hidden'
  | 'preferences.clickagreetoall'
  | 'preferences.clickdisagreetoall'
  | 'preferences.clicksavechoices';

export interface DidomiListener {
  readonly event: DidomiEventName;
  readonly listener: (event: object) => void;
}

/** A queue that may be filled before its reader is loaded. */
interface Queue<Item> {
  push(...items: Item[]): unknown;
}

declare global {
  interface Window {
    Didomi?: DidomiApi;
    didomiOnReady?: Queue<(didomi: DidomiApi) => void>;
    didomiEventListeners?: Queue<DidomiListener>;
    didomiConfig?: object;
    gdprAppliesGlobally?: boolean;
  }
}

/** The site’s only vendor: Google’s tag manager and its tags. */
export const google = 'google';

/** Calls back when the consent tool is ready, and after each choice. */
export function onConsent(listener: (didomi: DidomiApi) => void): void {
  window.didomiOnReady ??= [];
  window.didomiEventListeners ??= [];
  window.didomiOnReady.push(listener);
  window.didomiEventListeners.push({
    event: 'consent.changed',
    listener: () => {
      if (window.Didomi) listener(window.Didomi);
    },
  });
}
