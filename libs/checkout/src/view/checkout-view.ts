import type {
  GiftAccepted,
  GiftAnswer,
  HostedPageResult,
  OrderAttempt,
  PaymentSettings,
  Quote,
  Receipt,
} from '@jalon/api-client/contract';
import type { FormErrors } from '@jalon/forms/kit/rules';
import type { RejectedPost } from '@jalon/forms/server';
import type { Locale, Localized } from '@jalon/i18n';
import type { Membership, MembershipTexts } from '@jalon/membership/content';
import type { ContentSources } from '@jalon/membership/payments';
import type { SessionTimes } from '@jalon/membership/session-time';
import type { QrPath } from '../gift/qr-path.ts';
import type { CheckoutData } from '../kit/checkout-data.ts';
import type { StepAnswers } from '../kit/flow-answers.ts';
import type { FlowName, FlowProgress, FlowStep } from '../kit/flow-progress.ts';
import type { Agreements } from '../kit/legal/agreements.ts';
import type { ShownReference } from '../kit/steps/payment/reference-text.ts';

/** The addresses that views link to, in the language of the page. */
export interface CheckoutLinks {
  /** The first page of each flow. */
  readonly flows: Readonly<Record<FlowName, string>>;
  readonly memberArea: string;
  readonly contact: string;
  readonly privacyPolicy: string;
  readonly home: string;
  /** It returns to this page. */
  readonly signIn: string;
}

interface AnyView {
  readonly locale: Locale;
  /** The address of the page in each language, with the parameters to keep. */
  readonly here: Localized<string>;
  readonly links: CheckoutLinks;
  /** Sources that the page adds to the directives of its Content-Security-Policy. */
  readonly security?: { readonly csp: ContentSources } | undefined;
}

interface FlowView extends AnyView {
  readonly flow: FlowName;
}

/** What a rejected post of a step adds to its page. */
export interface RefusedStep {
  readonly posted?: RejectedPost | undefined;
  /** The API or the gateway is unavailable; the form keeps its values. */
  readonly isAway?: true | undefined;
  /** The result of mailing a link: its address, or the error. */
  readonly link?: { readonly sentTo?: string; readonly error?: string } | undefined;
  /** The order may have been received. */
  readonly isUnresolved?: true | undefined;
}

/** A membership type that is sold, in the language of the page. */
export interface SoldType {
  readonly codeOptionAdhesion: string;
  readonly name: string;
  /** For the French version of a contract. */
  readonly frenchName: string;
  /** For a year, in cents. */
  readonly yearlyPrice?: number | undefined;
}

/** A member who changes or renews a membership. */
export interface ShownMember {
  readonly memberNumber: string;
  readonly name: string;
  readonly codeOptionAdhesion?: string | undefined;
  /** For a mailed link. */
  readonly email?: string | undefined;
  /** The last day of the present membership. */
  readonly expirationDate?: string | undefined;
  /** When the session ends. */
  readonly session?: SessionTimes | undefined;
  /** The sign-in page, where the password extends the session. */
  readonly signInAgain?: string | undefined;
  /** Takes the post that keeps the session in use. */
  readonly keepSession?: string | undefined;
}

interface AnsweredView extends FlowView {
  readonly step: FlowStep;
  /** The address of each step of the flow. */
  readonly steps: Readonly<Partial<Record<FlowStep, string>>>;
  /** The answers of this step. */
  readonly answers: StepAnswers;
  /** The answers of all steps. */
  readonly data: CheckoutData;
  readonly progress: FlowProgress;
  /** Whether the API keeps the answers. */
  readonly isSaved: boolean;
  /** The member whose membership it is about, in the flows of members. */
  readonly member?: ShownMember | undefined;
  readonly types: readonly SoldType[];
  /** The type that a member who changes the membership has. */
  readonly presentType?: string | undefined;
  /** For a year and before taxes, in cents. */
  readonly optionPrices: {
    readonly vrOption?: number | undefined;
    readonly additionalMember?: number | undefined;
  };
  /** The other members of the membership. */
  readonly presentMembers: readonly {
    readonly memberNumber: string;
    readonly name: string;
    readonly surname: string;
    readonly indOptionVR?: boolean | undefined;
  }[];
  readonly reference?: ShownReference | undefined;
  readonly refused?: RefusedStep | undefined;
}

/** A step with its form. */
export interface StepView extends AnsweredView {
  readonly kind: 'step';
  /** Absent before a type is chosen, and while the price can't be computed. */
  readonly quote?: Quote | undefined;
  readonly isUnpriced: boolean;
  /** The member came to the end of the flow without a change. */
  readonly isUnchanged?: boolean | undefined;
  /** The price with the other term; only on the payment step. */
  readonly otherTerm?: Quote | undefined;
  readonly errors?: FormErrors | undefined;
  /** Why the last payment was declined. */
  readonly declined?: string | undefined;
  /** How the gateway's page ended. */
  readonly hosted?: HostedPageResult['state'] | undefined;
  /** Only on the payment step. */
  readonly gateway?: PaymentSettings | undefined;
}

/** The last step: what is ordered, its price and the texts to accept. */
export interface ReviewView extends AnsweredView {
  readonly kind: 'review';
  /** The secret with which the gateway's page led back, to be posted. */
  readonly entered?: string | undefined;
  readonly quote: Quote;
  readonly agreements: Agreements;
  /** The former price, if it has changed. */
  readonly before?: Quote | undefined;
  /** Until when the card or account can be charged without being entered again, in UTC. Absent: for hours. */
  readonly paymentUntil?: string | undefined;
  /** The order was sent and its outcome is not known. */
  readonly isUnresolved: boolean;
  readonly notPlaced?: 'expired' | 'used' | 'changed' | undefined;
}

/** The membership types to choose from, before the first step. */
export interface ChoiceView extends FlowView {
  readonly kind: 'choice';
  readonly memberships: readonly Membership[];
  readonly texts?: MembershipTexts | undefined;
}

/** Only members can continue. */
export interface MembersOnlyView extends FlowView {
  readonly kind: 'membersOnly';
}

/** A member who can't use the flow. */
export interface NotForMemberView extends FlowView {
  readonly kind: 'notForMember';
  /** `processing`: the bank still processes a payment, and may return it. */
  readonly reason: 'notMain' | 'notActive' | 'notInPeriod' | 'processing';
  readonly expirationDate?: string | undefined;
  readonly canRenew: boolean;
}

/** The API does not answer; nothing is lost. */
export interface UnavailableView extends AnyView {
  readonly kind: 'unavailable';
}

/** An attempt to pay whose outcome is open, declined, or not found. */
export interface AttemptView extends FlowView {
  readonly kind: 'attempt';
  readonly state: Exclude<OrderAttempt['state'], 'challenge' | 'succeeded' | 'processing'> | 'notFound';
  /** The payment step. */
  readonly retry: string;
}

/** The bank wants to check the payment. */
export interface ChallengeView extends FlowView {
  readonly kind: 'challenge';
  /** The bank's page. */
  readonly url: string;
  /** It may be shown in a dialog. */
  readonly isFramed: boolean;
  /** The page goes there by itself: right after the order, not on the way back. */
  readonly goesOn: boolean;
}

export interface ReceiptView extends FlowView {
  readonly kind: 'receipt';
  readonly receipt: Receipt;
  /** A bank debit takes a few days. */
  readonly isProcessing: boolean;
  /** To ask for the receipt again, while a new member has no number yet. */
  readonly attemptId: string;
  /**
   * A new member can choose a password from here, could not, or can as soon as the member number is known (`soon`): only in the
   * browser that paid, for a while.
   */
  readonly account?: 'open' | 'failed' | 'soon' | undefined;
  readonly types: readonly SoldType[];
}

/** A gift to accept. */
export interface GiftView extends AnyView {
  readonly kind: 'gift';
  readonly gift: GiftAnswer['gift'];
  /** The name of the membership. */
  readonly name: string;
  /** The complete address of the page, for the printed card. */
  readonly url: string;
  /** The same address as a QR code; only for the card to print. */
  readonly qrCode?: QrPath | undefined;
  /** What the membership includes. */
  readonly benefits: string;
  readonly signIn: string;
  /** Shows the card to print. */
  readonly isCard: boolean;
  readonly accepted?: GiftAccepted | undefined;
  readonly failed?: boolean | undefined;
}

/** A gift that does not exist, or can't be shown at the moment. */
export interface NoGiftView extends AnyView {
  readonly kind: 'noGift';
  readonly isUnknown: boolean;
}

/** A mailed link: continued by a press of a button, or no longer valid. */
export interface ResumeView extends AnyView {
  readonly kind: 'resume';
  readonly state: 'ready' | 'over' | 'away';
  /** A secret of this page, to be posted: with it, the press can be repeated after a lost answer. Only with `ready`. */
  readonly page?: string | undefined;
}

/** A page of a checkout, in any state. Plain JSON. */
export type CheckoutView =
  | StepView
  | ReviewView
  | ChoiceView
  | MembersOnlyView
  | NotForMemberView
  | UnavailableView
  | AttemptView
  | ChallengeView
  | ReceiptView
  | GiftView
  | NoGiftView
  | ResumeView;
