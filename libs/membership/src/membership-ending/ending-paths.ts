import type { Localized } from '@jalon/i18n';

/** The addresses of a host that the end of a membership has or links to. */
export interface EndingPaths {
  /** Ends the membership of the signed-in member; asks others for a number, and mails them the link. */
  readonly ending: Localized<string>;
  /** The page of the mailed link, with `:token`. */
  readonly link: Localized<string>;
  readonly signIn: Localized<string>;
  readonly memberArea: Localized<string>;
  readonly contact: Localized<string>;
  readonly home: Localized<string>;
}
