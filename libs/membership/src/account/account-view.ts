import type { AutomaticRenewal, MemberSession, SavedPayment } from '@jalon/api-client/contract';
import type { Locale, Localized } from '@jalon/i18n';
import type { RejectedForm } from '../account-form/rejected-form.ts';
import type { MemberSpace } from '../connected-space/member-space.ts';
import type { ContentSources } from '../payments/gateway-security.ts';
import type { AccountPage } from './account-paths.ts';

/** The addresses that views link to, in the language of the page. */
export interface AccountLinks extends Readonly<Record<AccountPage, string>> {
  /** Takes the posts of the sign-in form with a script. */
  readonly session?: string | undefined;
  readonly contactDetails: string;
  readonly memberships: string;
  readonly modify: string;
  readonly renew: string;
  readonly endMembership?: string | undefined;
}

interface AnyView {
  readonly locale: Locale;
  /** The address of the page in each language, with the parameters to keep. */
  readonly here: Localized<string>;
  readonly links: AccountLinks;
}

export interface SignInView extends AnyView {
  readonly kind: 'signIn';
  /** The page of the host to open after signing in. */
  readonly returnPath?: string | undefined;
  /** The member is signed in and enters the password again. */
  readonly isConfirmation: boolean;
  /** The password was replaced. */
  readonly hasNewPassword: boolean;
  readonly rejected?: RejectedForm | undefined;
}

/** The sign-in page of a member who is signed in. */
export interface SignedInView extends AnyView {
  readonly kind: 'signedIn';
  readonly returnPath?: string | undefined;
  /** Unknown while the member details are. */
  readonly name?: string | undefined;
  readonly memberNumber: string;
}

export interface ForgottenPasswordView extends AnyView {
  readonly kind: 'forgottenPassword';
  readonly rejected?: RejectedForm | undefined;
}

/** A link was requested: the same whether or not the account exists. */
export interface LinkSentView extends AnyView {
  readonly kind: 'linkSent';
}

export interface NewPasswordView extends AnyView {
  readonly kind: 'newPassword';
  /** The secret of the mailed link; it is in the address too. */
  readonly token: string;
  /** The link of a new member, who has no account yet. */
  readonly isFirst: boolean;
  readonly rejected?: RejectedForm | undefined;
}

/** The page of the mailed link, without a link. */
export interface NoLinkView extends AnyView {
  readonly kind: 'noLink';
}

export interface MemberAreaView extends AnyView {
  readonly kind: 'memberArea';
  readonly member: MemberSpace;
  /** The names of the membership types, by code. */
  readonly typeNames: Readonly<Record<string, string>>;
  /** Absent for an additional member, and while it is unknown. */
  readonly renewal?: AutomaticRenewal | undefined;
  /** The automatic renewal was switched, or a new member has chosen a password. */
  readonly done?: 'on' | 'off' | 'account' | undefined;
  /** The automatic renewal was not switched. */
  readonly isFailed: boolean;
  /** The origin of the host, for the address in a recommendation. */
  readonly origin: string;
}

export interface SecurityView extends AnyView {
  readonly kind: 'security';
  readonly username: string;
  readonly sessions: readonly MemberSession[];
  readonly done?: 'password' | 'session' | 'others' | undefined;
  /** A session is still open that should have ended. */
  readonly isNotEnded: boolean;
  /** The rejected change of the password. */
  readonly rejected?: RejectedForm | undefined;
}

export interface SavedPaymentView extends AnyView {
  readonly kind: 'savedPayment';
  readonly saved: SavedPayment;
  /** The card or account to confirm, on the way back from the gateway's page. */
  readonly fresh?:
    | {
        readonly page: string;
        readonly entered?: string | undefined;
        readonly payment: NonNullable<SavedPayment['payment']>;
      }
    | undefined;
  readonly isDone: boolean;
  readonly problem?: string | undefined;
  /** Sources that the page adds to the directives of its Content-Security-Policy. */
  readonly security?: { readonly csp: ContentSources } | undefined;
}

/** The member is signed in, and the API does not answer. */
export interface UnavailableView extends AnyView {
  readonly kind: 'memberUnavailable';
}

/** A page of an account, in any state. Plain JSON. */
export type AccountView =
  | SignInView
  | SignedInView
  | ForgottenPasswordView
  | LinkSentView
  | NewPasswordView
  | NoLinkView
  | MemberAreaView
  | SecurityView
  | SavedPaymentView
  | UnavailableView;
