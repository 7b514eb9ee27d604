import {
  type PaymentMethod,
  paymentMethod,
  type QuoteRequest,
  type SavedCheckout,
} from '@jalon/api-client/contract';
import { type CheckoutData, quoteRequestOf } from '@jalon/checkout/schemas';
import * as z from 'zod/mini';

const person = z.object({ indOptionVR: z.optional(z.boolean()) });
const people = z.optional(z.array(person));

/** The answers that a price depends on: a host may save anything. */
const pricedAnswers = z.object({
  step1: z.optional(
    z.object({
      membership: z.optional(z.object({ codeOptionAdhesion: z.optional(z.string()) })),
      indOptionVR: z.optional(z.boolean()),
    }),
  ),
  step2: z.optional(
    z.object({
      additionalMembers: people,
      addedMembers: people,
      modifiedMembers: z.optional(z.array(z.unknown())),
    }),
  ),
  step4: z.optional(z.looseObject({})),
  stepCodes: z.optional(z.looseObject({})),
  stepPayment: z.optional(z.looseObject({})),
});

/** The answers of a checkout, if they have the form of answers. */
export function answersOf(data: SavedCheckout['data']): CheckoutData | undefined {
  return pricedAnswers.safeParse(data).success ? (data as CheckoutData) : undefined;
}

/** The request for the price of the answers so far, not checked yet; undefined before a type is chosen. */
export function quoteRequestIn({
  flow,
  data,
}: Pick<SavedCheckout, 'flow' | 'data'>): QuoteRequest | undefined {
  const answers = answersOf(data);
  return answers && quoteRequestOf(flow, answers);
}

const choices = z.object({
  stepPayment: z.object({
    paymentSelected: z.catch(paymentMethod, 'card'),
    renewalSelected: z.catch(z.boolean(), false),
  }),
});

/** How the order is paid, and whether the membership renews automatically: only if the answers say so. */
export function paymentChoicesIn({ data }: Pick<SavedCheckout, 'data'>): {
  readonly method: PaymentMethod;
  readonly renewalSelected: boolean;
} {
  const { stepPayment } = choices.safeParse(data).data ?? {};
  return {
    method: stepPayment?.paymentSelected ?? 'card',
    renewalSelected: stepPayment?.renewalSelected ?? false,
  };
}
