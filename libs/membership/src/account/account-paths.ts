import type { Localized } from '@jalon/i18n';

/** The addresses of a host that an account has or links to. Each may be renamed; see `defaultAccountPaths`. */
export interface AccountPaths {
  readonly signIn: Localized<string>;
  /** Takes the posts of a sign-in form with a script, and answers JSON. Without it, every sign-in loads a page. */
  readonly session?: Localized<string> | undefined;
  readonly forgottenPassword: Localized<string>;
  /** The page that the mailed link opens. */
  readonly newPassword: Localized<string>;
  readonly memberArea: Localized<string>;
  readonly security: Localized<string>;
  readonly savedPayment: Localized<string>;
  /** The page after signing out. */
  readonly signedOut: Localized<string>;
  /** The form with which a member changes the contact details. */
  readonly contactDetails: Localized<string>;
  /** The memberships, which a member recommends. */
  readonly memberships: Localized<string>;
  readonly modify: Localized<string>;
  readonly renew: Localized<string>;
  /** The page that ends a membership: see `@jalon/membership/membership-ending`. */
  readonly endMembership?: Localized<string> | undefined;
}

/** The addresses of the specification. */
export const defaultAccountPaths: AccountPaths = {
  signIn: { fr: '/fr/connexion', en: '/en/sign-in' },
  session: { fr: '/fr/session', en: '/en/session' },
  forgottenPassword: { fr: '/fr/mot-de-passe-oublie', en: '/en/forgotten-password' },
  newPassword: { fr: '/fr/nouveau-mot-de-passe', en: '/en/new-password' },
  memberArea: { fr: '/fr/espace-connecte', en: '/en/connected-space' },
  security: { fr: '/fr/espace-connecte/securite', en: '/en/connected-space/security' },
  savedPayment: { fr: '/fr/espace-connecte/mode-de-paiement', en: '/en/connected-space/payment-method' },
  signedOut: { fr: '/', en: '/' },
  contactDetails: {
    fr: '/fr/espace-connecte/modifier-mes-coordonnees',
    en: '/en/connected-space/change-my-contact-information',
  },
  memberships: { fr: '/fr/adhesions', en: '/en/memberships' },
  modify: { fr: '/fr/modifier-mon-adhesion', en: '/en/modify-my-membership' },
  renew: { fr: '/fr/renouvellement/paiement', en: '/en/renewal/payment' },
};

/** The pages that the engine answers. */
export const accountPages = [
  'signIn',
  'forgottenPassword',
  'newPassword',
  'memberArea',
  'security',
  'savedPayment',
] as const;
export type AccountPage = (typeof accountPages)[number];
