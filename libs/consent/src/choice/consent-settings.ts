import type { ConsentPurpose } from '@jalon/club';
import type { Localized } from '@jalon/i18n';

/** Settings of the consent script, the same for every visitor. */
export interface ConsentSettings {
  /** Purposes that visitors are asked about. */
  readonly purposes: readonly ConsentPurpose[];
  /** The version of the notice. */
  readonly notice: number;
  /** The environment in page views. */
  readonly environment: string;
  /** In front of the member number in the user id. */
  readonly memberNumberPrefix: string;
  readonly tagManager?: { readonly id: string; readonly origin: string } | undefined;
  readonly didomi?:
    | {
        readonly apiKey: string;
        readonly noticeId?: string | undefined;
        readonly origin: string;
        /** The club’s name and privacy policy, for the notice. */
        readonly name: Localized<string>;
        readonly privacyPolicy: Localized<string>;
      }
    | undefined;
}

/** The attribute of the element with the settings, as JSON. */
export const settingsAttribute = 'data-consent-settings';
