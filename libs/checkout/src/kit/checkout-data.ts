import type { PaymentMethod, PriceData, Term } from '@jalon/api-client/contract';
import type { FlowName, FlowStep } from './flow-progress.ts';
import type { GiftStep } from './rules/gift.schema.ts';
import type { AdditionalMember, AddressStep } from './rules/member-fields.ts';

/** The chosen membership, as described in the site’s content. */
export interface ChosenMembership {
  readonly codeOptionAdhesion: string;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly image?: string | undefined;
  readonly emptyCardImage?: string | undefined;
  readonly codeClasseAdhesion?: string | undefined;
}

/** The choices of the payment step. The numbers of a card or an account are never part of it. */
export interface PaymentChoices {
  readonly termSelected?: Term | undefined;
  readonly paymentSelected?: PaymentMethod | undefined;
  readonly renewalSelected?: boolean | undefined;
}

/** The payment step, without the data in the gateway’s fields: numbers and dates of cards and accounts. */
export interface PaymentData extends PaymentChoices {
  readonly promoCode?: string | undefined;
  /** In cents. */
  readonly montantDollarsCAAUtilise?: number | undefined;
  readonly priceData?: PriceData | undefined;
  /** The gateway’s single-use token, with the displayable details of the card or account. */
  readonly cardToken?: string | undefined;
  /** The options of the people on the membership. */
  readonly members?: readonly { readonly indOptionVR: boolean }[] | undefined;
  /** The card’s brand. */
  readonly cardType?: string | undefined;
  readonly lastFour?: string | undefined;
  readonly expiryMonth?: number | undefined;
  readonly expiryYear?: number | undefined;
  readonly bankName?: string | undefined;
}

type Typed<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

export interface MainMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly greetings: string;
  readonly phoneNumber: string;
  readonly phoneNumberType: string;
  readonly birthYear: string;
  readonly birthMonth: string;
  readonly indOptionVR: boolean;
  readonly id: string;
  readonly membership: ChosenMembership;
}

/** The answers of one flow, as stored; unanswered steps are missing. */
export interface CheckoutData {
  readonly step1?:
    | (Typed<MainMember> & { readonly giver?: GiftStep['giver']; readonly gift?: GiftStep['gift'] })
    | undefined;
  readonly step2?:
    | {
        readonly additionalMembers?: readonly AdditionalMember[] | undefined;
        readonly addedMembers?: readonly AdditionalMember[] | undefined;
        readonly modifiedMembers?: readonly { memberNumber: string; indOptionVR: boolean }[] | undefined;
      }
    | undefined;
  readonly step3?: Typed<AddressStep> | undefined;
  readonly step4?: PaymentData | undefined;
  readonly stepCodes?: { readonly noMembreRecommande?: string | undefined } | undefined;
  readonly stepPayment?: PaymentChoices | undefined;
  readonly promoCodeFromUrlParams?: string | undefined;
  /** The steps with answers that were typed and not sent yet; only in the browser. */
  readonly unsent?: readonly FlowStep[] | undefined;
  /** The number of the member who typed them, in the flows of members; only in the browser. */
  readonly owner?: string | undefined;
}

/** The parts of the data that the answers of each step are in. */
export const partsOfSteps = {
  registration: ['step1', 'stepCodes'],
  addMember: ['step2'],
  address: ['step3'],
  payment: ['stepPayment', 'step4'],
  review: [],
} as const satisfies Readonly<Record<FlowStep, readonly (keyof CheckoutData)[]>>;

/** The names of the flows in the store `app-storage`. */
export const storedFlows = {
  register: 'register',
  'gift-a-membership': 'gift',
  'modify-my-membership': 'modify',
  renewal: 'renewal',
} as const satisfies Record<FlowName, string>;
