import { type PaymentMethod, paymentMethods, terms } from '@jalon/api-client/contract';
import { anyLine, box, choice, consent, fieldRegistry, money, text } from '@jalon/forms/kit/rules';
import * as z from 'zod/mini';
import { flag } from './fields.ts';

/** The step of every flow with the choice of payment. The gateway’s fields are not part of it. */
export function paymentStep() {
  return z.object({
    termSelected: choice(terms),
    paymentSelected: choice(paymentMethods),
    renewalSelected: flag(),
    promoCode: text({ alphabet: anyLine, maxLength: 40, optional: true }),
    montantDollarsCAAUtilise: clubDollars(),
  });
}

export type PaymentStep = z.infer<ReturnType<typeof paymentStep>>;

/** The context of the review. */
export interface ReviewSettings {
  /** The language of the page. In English, the contract is shown in French first (Charter of the French language, s. 55). */
  readonly locale: 'fr' | 'en';
  /** With a bank account, the agreement of Rule H1 must be accepted too. */
  readonly paymentSelected: PaymentMethod | undefined;
}

/** The last step: the acceptances that an order needs. */
export function reviewStep({ locale, paymentSelected }: ReviewSettings) {
  return z.object({
    /** Confirms that the visitor wants to be bound by the English version. */
    englishChosen: locale === 'en' ? consent() : box(),
    contractAccepted: consent(),
    mandateAccepted: paymentSelected === 'bank' ? consent() : box(),
  });
}

/**
 * Club dollars to spend, in cents. Typed in dollars in the format of either language, with or without a sign; further
 * decimals are cut off. Empty is 0. A number is already in cents.
 */
function clubDollars(): z.ZodMiniType<number, unknown> {
  const amount = money({ max: 10_000_000 });
  const { errorTexts, limits } = fieldRegistry.get(amount) ?? {};
  return z
    .pipe(
      z.transform((typed: unknown): unknown =>
        typeof typed === 'string' ? readClubDollars(typed) : (typed ?? 0),
      ),
      amount,
    )
    .register(fieldRegistry, {
      optional: true,
      maxLength: 20,
      ...(errorTexts && { errorTexts }),
      ...(limits && { limits }),
    });
}

/** `-12,509$` becomes 1250; NaN for anything else. */
export function readClubDollars(typed: string): number {
  const amount = typed.replace(/[\s$\u2212-]/g, '').replace(',', '.');
  const [, dollars = '', decimals = ''] = /^(\d{0,6})(?:\.(\d*))?$/.exec(amount) ?? [undefined, 'x'];
  return Number(dollars) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}
