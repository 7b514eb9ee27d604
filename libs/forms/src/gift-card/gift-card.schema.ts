import type { Localized } from '@jalon/i18n';
import { digits } from '../kit/alphabet.ts';
import { type AnswersSoFar, derived, requiredChoice, requiredText } from '../kit/field-rule.ts';
import type { FormDefinition, FormFieldErrors } from '../kit/form-definition.ts';
import { quantityMaxLength } from '../kit/limits.ts';

/** What a club may set of the gift card. */
export interface GiftCardSettings {
  /** Where the card is taken; `value` is what travels and is stored, and what is shown without a label. */
  readonly partners: readonly { readonly value: string; readonly label?: Localized<string> }[];
  /** What one card may be worth, in whole dollars. */
  readonly amounts: readonly number[];
}

/** One partner, and the amounts of the forms spec §9. */
export const giftCardDefaults: GiftCardSettings = {
  partners: [{ value: 'Librairies Bornes et Virgules' }],
  amounts: [25, 50, 100],
};

export type GiftCardField = 'subject' | 'partner' | 'amount' | 'quantity' | 'total';

/** A club's settings over the defaults. */
export function giftCardSettings(settings?: Partial<GiftCardSettings>): GiftCardSettings {
  return { ...giftCardDefaults, ...settings };
}

/** What the club reads first of each request (forms spec §3). */
const subject = 'Demande de carte-cadeau';

/** Form 13: asks for gift cards of a partner (forms spec §3, §4, §5). */
export function giftCard(settings?: Partial<GiftCardSettings>): FormDefinition<GiftCardField> {
  const { partners, amounts } = giftCardSettings(settings);
  return {
    id: 13,
    name: 'gift-card',
    localeCodes: { fr: 'F', en: 'A' },
    fields: {
      subject: derived(() => subject),
      partner: requiredChoice(partners.map(({ value }) => value)),
      amount: requiredChoice(amounts.map(String)),
      quantity: {
        ...requiredText({ alphabet: digits, maxLength: quantityMaxLength }),
        agree: (quantity) => (Number(quantity) > 0 ? undefined : 'atLeastOne'),
      },
      total: derived(giftCardTotal),
    },
    draftFields: ['partner', 'amount', 'quantity'],
  };
}

/** Whole dollars; empty while the amount or the quantity is missing (forms spec §4). */
function giftCardTotal({ amount, quantity }: AnswersSoFar): string {
  const total = Number(amount) * Number(quantity);
  return total > 0 ? String(total) : '';
}

/** What is wrong with a member's request, given the member's balance of club dollars (forms spec §8). */
export function checkClubDollars(total: string, balance: number | null | undefined): FormFieldErrors {
  const [needed, owned] = [Number(total) * 100, Math.round((balance ?? 0) * 100)];
  return needed > owned ? { total: 'insufficientDollars' } : {};
}
