import type { ConsentPurpose } from '@jalon/forms/schemas';
import type { Localized } from '@jalon/i18n';

/** What the server tells the script that asks for consent. The same for every visitor. */
export interface ConsentSettings {
  /** What visitors are asked about. */
  readonly purposes: readonly ConsentPurpose[];
  /** The version of the notice. */
  readonly notice: number;
  /** What page views name as their environment. */
  readonly environment: string;
  /** In front of the member number in the user id. */
  readonly memberNumberPrefix: string;
  readonly tagManager?: { readonly id: string; readonly origin: string } | undefined;
  readonly didomi?:
    | {
        readonly apiKey: string;
        readonly noticeId?: string | undefined;
        readonly origin: string;
        /** The club’s name and privacy policy, in the notice. */
        readonly name: Localized<string>;
        readonly privacyPolicy: Localized<string>;
      }
    | undefined;
}

/** The attribute of the element that has the settings, as JSON. */
export const settingsAttribute = 'data-consent-settings';
