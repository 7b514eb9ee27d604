import * as z from 'zod/mini';
import { codeOptionAdhesion } from './membership-type.ts';
import { additionalMembersMaximum, flowNames, terms } from './values.ts';

export const flowName = z.enum(flowNames);
export type FlowName = z.infer<typeof flowName>;

export const term = z.enum(terms);
export type Term = z.infer<typeof term>;

/** The number of payments of a monthly term. */
export const paymentsPerYear = 12;
/** How long a quote can be paid, in minutes. */
export const quoteMinutes = 30;

const cents = z.int();
/** A member number without the club’s prefix. */
const memberNumber = z.string().check(z.regex(/^\d{1,10}$/));

/**
 * The choices that a price depends on. Nothing in it identifies a person, except member numbers. In the flows
 * `modify-my-membership` and `renewal` the price is that of the signed-in member (401 without a session).
 */
export const quoteRequest = z.object({
  flow: flowName,
  /** The membership type. Default in the flow `renewal`: the present type. */
  codeOptionAdhesion: z.optional(codeOptionAdhesion),
  termSelected: term,
  /** The main member’s option. Ignored in the flow `renewal`, which keeps the present option. */
  indOptionVR: z.boolean(),
  /**
   * The people who are added, in their order. With the present ones, too many are the error `tooMany` of
   * `addedMembers`, the name of the list in the order.
   */
  additionalMembers: z
    .array(z.object({ indOptionVR: z.boolean() }))
    .check(z.maxLength(additionalMembersMaximum, 'tooMany')),
  /** Only `modify-my-membership`: the additional members whose option changes, each at most once. */
  modifiedMembers: z.optional(
    z
      .array(z.object({ memberNumber, indOptionVR: z.boolean() }))
      .check(z.maxLength(additionalMembersMaximum, 'tooMany')),
  ),
  /**
   * Case-insensitive. Errors: `unknown`, `expired`, `used`, and `otherMembership` when the code is not for
   * this type or flow.
   */
  promoCode: z.optional(z.string().check(z.maxLength(40, 'tooLong'))),
  /** The referring member. Error: `unknown`. */
  noMembreRecommande: z.optional(z.string().check(z.maxLength(20, 'tooLong'))),
  /** Club dollars that the member wants to spend, in cents. More than the balance is capped. */
  montantDollarsCAAUtilise: z.optional(cents.check(z.minimum(0))),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;

/** The kinds of lines of a quote. Deductions have a negative amount. */
export const quoteLineKinds = [
  'membership',
  'additionalMember',
  'vrOption',
  'promoCode',
  'referral',
  'loyalty',
  'instantDiscount',
  'alreadyPaid',
  'balance',
  'clubDollars',
  'credit',
] as const;
export const quoteLine = z.object({
  kind: z.enum(quoteLineKinds),
  amount: cents,
  /** The membership type; only in a line of the kind `membership`. */
  codeOptionAdhesion: z.optional(codeOptionAdhesion),
  /** The position of the additional member, from 0; absent in a line of the main member. */
  member: z.optional(z.int()),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** The amounts of a quote in cents. */
export const priceData = z.object({
  /** Before taxes and after discounts. */
  subTotal: cents,
  /** GST, 5 % of `subTotal`. */
  gst: cents,
  /** QST, 9.975 % of `subTotal`. */
  qst: cents,
  /** The price of the year, taxes included. */
  totalYear: cents,
  /** Each monthly payment after the first; 0 with an annual term. */
  totalMonth: cents,
  /** The first payment: with a monthly term it includes the remainder of the division by twelve. */
  firstPaymentAmount: cents,
  /** The sum of the discounts, not negative. */
  discount: cents,
  /** Only `modify-my-membership` and `renewal`: deducted for loyalty. */
  montantPaiementLoyaute: z.optional(cents),
  /** The balance of the membership. */
  montantSolde: z.optional(cents),
  montantPrixNetApresDeductionRabaisEtDollarsCAA: z.optional(cents),
  useCaaDollars: z.optional(z.boolean()),
  montantDollarsCAAUtilise: z.optional(cents),
  montantDejaPaye: z.optional(cents),
});
export type PriceData = z.infer<typeof priceData>;

/** A price that the API computed, with everything that it depends on. */
export const quote = z.object({
  id: z.string(),
  /** In UTC. An expired quote cannot be paid. */
  expiresAt: z.iso.datetime(),
  flow: flowName,
  codeOptionAdhesion,
  termSelected: term,
  indOptionVR: z.boolean(),
  lines: z.array(quoteLine),
  priceData,
  /**
   * Only `modify-my-membership`, when the new membership costs less: the credit for the remaining days, with taxes. It
   * first pays the balance (a line of the kind `credit`); the rest, `left`, stays with the membership and is deducted
   * from its next renewal.
   */
  credit: z.optional(z.object({ subTotal: cents, gst: cents, qst: cents, total: cents, left: cents })),
  /** All payments with their days in Québec, the first included. Empty when nothing is due. */
  payments: z.array(z.object({ dueOn: z.iso.date(), amount: cents })),
  /** The first and last day of the membership that is paid. */
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** The code that was applied, as the club writes it. */
  promoCode: z.optional(z.string()),
  /**
   * Only for a member: the club dollars that can still be spent, in cents, what requests and orders have reserved besides, and the
   * maximum for this quote.
   */
  clubDollars: z.optional(z.object({ available: cents, reserved: z.optional(cents), maximum: cents })),
});
export type Quote = z.infer<typeof quote>;

/** Between the two digests in the id of a price: not a character of base64url. */
export const previewSeparator = '.';

/**
 * Whether two prices of `previewQuote` have the same amounts, by their ids: a digest of the amounts, and one of everything that
 * a person sees. Their days differ after midnight, which changes no price.
 */
export function isSamePrice(one: Pick<Quote, 'id'>, other: Pick<Quote, 'id'>): boolean {
  const amountsOf = ({ id }: Pick<Quote, 'id'>) => id.split(previewSeparator, 1)[0];
  return amountsOf(one) === amountsOf(other);
}

export const quoteAnswer = z.object({ quote });
export type QuoteAnswer = z.infer<typeof quoteAnswer>;
