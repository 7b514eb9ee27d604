import { codeOptionAdhesion, term } from '@jalon/api-client/contract';
import type { CheckoutData } from './checkout-data.ts';

/** Query parameters of a link that starts a checkout: the type, the term and a promo code. */
export const choiceParameters = { type: 'type', term: 'term', promo: 'promo' } as const;

const promoMaxLength = 40;

/** The answers with the choices from the page’s address; other answers are kept, and invalid choices ignored. */
export function withAddressChoices(data: CheckoutData, query: URLSearchParams): CheckoutData {
  const type = codeOptionAdhesion.safeParse(query.get(choiceParameters.type)?.toUpperCase()).data;
  const termSelected = term.safeParse(query.get(choiceParameters.term)).data;
  const promo = query.get(choiceParameters.promo)?.trim().slice(0, promoMaxLength);
  const isOther = type !== undefined && type !== data.step1?.membership?.codeOptionAdhesion;
  return {
    ...data,
    ...(isOther && { step1: { ...data.step1, membership: { codeOptionAdhesion: type } } }),
    ...(termSelected && { stepPayment: { ...data.stepPayment, termSelected } }),
    ...(promo && { promoCodeFromUrlParams: promo }),
  };
}

/** The query parameters with choices, to repeat in the next address. */
export function choicesOf(query: URLSearchParams): string {
  const kept = new URLSearchParams(
    Object.values(choiceParameters).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size > 0 ? `?${kept}` : '';
}
