import * as z from 'zod/mini';
import {
  type Checkout,
  type CheckoutRequest,
  type ErrorAnswer,
  type OrderAttempt,
  type PaymentReference,
  type Quote,
  type QuoteRequest,
  quoteRequest,
  type SavedCheckout,
} from '../../contract/index.ts';
import { isPaid, labelOf } from './mock-orders.ts';

/** A checkout with its state, as the API keeps it. */
export interface MockCheckout {
  readonly saved: SavedCheckout;
  readonly state: Omit<Checkout, keyof SavedCheckout | 'payment' | 'hostedPage'> & {
    readonly hostedPage?: string | undefined;
    readonly payment?: PaymentReference | undefined;
  };
  readonly isLinkMailed?: true | undefined;
  /** Whether its link was used. */
  readonly isResumed?: true | undefined;
  /** The page that used it, until the next save. */
  readonly resumedBy?: string | undefined;
}

/** Whether an order of the checkout is being paid or is paid. */
export const isOrdered = ({ state }: MockCheckout) => state.order !== undefined || state.placed !== undefined;

const people = z.catch(
  z.array(z.object({ indOptionVR: z.catch(z.boolean(), false), firstName: z.catch(z.string(), '') })),
  [],
);
const anything = z.optional(z.unknown());
/** The answers that a price depends on; what has another form counts as not answered. */
const answers = z.object({
  step1: z.catch(
    z.object({
      membership: z.catch(z.object({ codeOptionAdhesion: z.optional(z.string()) }), {}),
      indOptionVR: z.catch(z.boolean(), false),
    }),
    { membership: {}, indOptionVR: false },
  ),
  step2: z.catch(z.object({ additionalMembers: people, addedMembers: people, modifiedMembers: anything }), {
    additionalMembers: [],
    addedMembers: [],
  }),
  step4: z.catch(z.object({ promoCode: anything, montantDollarsCAAUtilise: anything }), {}),
  stepCodes: z.catch(z.object({ noMembreRecommande: anything }), {}),
  stepPayment: z.catch(
    z.object({ termSelected: anything, paymentSelected: z.catch(z.enum(['card', 'bank']), 'card') }),
    { paymentSelected: 'card' },
  ),
  promoCodeFromUrlParams: anything,
});

/** How the answers say that the order is paid. */
export const methodIn = ({ data }: Pick<SavedCheckout, 'data'>) =>
  answers.parse(data).stepPayment.paymentSelected;

/** The first names of the people whom a checkout makes members as soon as it is paid, besides the main member. */
export function peopleOf({ flow, data }: Pick<SavedCheckout, 'flow' | 'data'>): string[] {
  const { additionalMembers, addedMembers } = answers.parse(data).step2;
  if (flow === 'gift-a-membership') return [];
  return (flow === 'modify-my-membership' ? addedMembers : additionalMembers).map(
    ({ firstName }) => firstName,
  );
}

/** The request for the price of a checkout’s answers, or its errors; neither before a type is chosen. */
export function quoteRequestIn({ flow, data }: Pick<SavedCheckout, 'flow' | 'data'>): {
  readonly request?: QuoteRequest;
  readonly errors?: ErrorAnswer['errors'];
} {
  const { step1, step2, step4, stepCodes, stepPayment, promoCodeFromUrlParams } = answers.parse(data);
  const { codeOptionAdhesion } = flow === 'renewal' ? {} : step1.membership;
  if (!codeOptionAdhesion && flow !== 'renewal') return {};
  const parsed = quoteRequest.safeParse(
    {
      flow,
      codeOptionAdhesion,
      termSelected: stepPayment.termSelected ?? 'annual',
      indOptionVR: step1.indOptionVR,
      additionalMembers: flow === 'modify-my-membership' ? step2.addedMembers : step2.additionalMembers,
      modifiedMembers: step2.modifiedMembers,
      promoCode: (step4.promoCode ?? promoCodeFromUrlParams) || undefined,
      noMembreRecommande: stepCodes.noMembreRecommande || undefined,
      montantDollarsCAAUtilise: step4.montantDollarsCAAUtilise,
    },
    { error: () => 'invalid' },
  );
  if (parsed.success) return { request: parsed.data };
  const issues = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { errors: Object.fromEntries(issues.toReversed()) };
}

/** The steps of the fields that a mock price refuses. */
const stepOfField: Readonly<Record<string, string>> = {
  codeOptionAdhesion: 'registration',
  noMembreRecommande: 'registration',
  additionalMembers: 'addMember',
  modifiedMembers: 'addMember',
  promoCode: 'payment',
  termSelected: 'payment',
  montantDollarsCAAUtilise: 'payment',
  payment: 'payment',
};

/** The errors at the fields of a step. */
export function errorsAt(step: string | undefined, errors: ErrorAnswer['errors']): ErrorAnswer['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => stepOfField[name] === step));
}

/** The checkout after its answers were saved. */
export function afterSave(
  former: MockCheckout | undefined,
  { step: _, payment, ...saved }: CheckoutRequest,
  quote: Quote | undefined,
): MockCheckout {
  const { errors: __, notPlaced: ___, ...kept } = former?.state ?? {};
  const isEntered = payment !== undefined;
  const present = isEntered ? payment : kept.payment;
  const wasReviewed = former?.saved.progress.payment === 'done';
  return {
    ...former,
    resumedBy: undefined,
    saved,
    state: {
      ...kept,
      payment: present?.method === methodIn(saved) ? present : undefined,
      hostedPage: isEntered ? undefined : kept.hostedPage,
      declined: isEntered ? undefined : kept.declined,
      quote,
      before: (wasReviewed && kept.quote) || kept.before,
    },
  };
}

/** The checkout after its order was refused. */
export function afterRefusal(
  { state: { order: _, errors: __, notPlaced: ___, ...state }, ...checkout }: MockCheckout,
  errors: ErrorAnswer['errors'],
): MockCheckout {
  const { quoteId } = errors;
  const isAtField = Object.keys(errors).some((name) => stepOfField[name] !== undefined);
  if (quoteId === undefined && isAtField) return { ...checkout, state: { ...state, errors } };
  const notPlaced = quoteId === 'expired' || quoteId === 'used' ? quoteId : 'changed';
  return { ...checkout, state: { ...state, notPlaced } };
}

/** The checkout with the present state of its attempt. */
export function afterAttempt(checkout: MockCheckout, attempt: OrderAttempt): MockCheckout {
  const { attemptId } = attempt;
  const { flow, locale } = checkout.saved;
  if (isPaid(attempt)) {
    return { saved: { flow, locale, data: {}, progress: {} }, state: { placed: attemptId } };
  }
  const { errors: _, notPlaced: __, ...state } = checkout.state;
  if (attempt.state !== 'declined') return { ...checkout, state: { ...state, order: { attemptId } } };
  const { order: ___, payment: ____, hostedPage: _____, ...kept } = state;
  return { ...checkout, state: { ...kept, declined: attempt.reason ?? 'declined' } };
}

/** A checkout as the wire has it. */
export function shown(
  { saved, state: { hostedPage, ...state } }: MockCheckout,
  payment: PaymentReference | undefined,
): Checkout {
  const page = hostedPage === undefined ? undefined : ({ id: hostedPage, state: 'complete' } as const);
  return { ...saved, ...state, payment: labelOf(payment), hostedPage: page };
}
