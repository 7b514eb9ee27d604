import { type GiftCardOptions, type GiftCardSettings, giftCardSettings } from '@jalon/club';
import * as z from 'zod/mini';
import { pageMember, visitorContactFields } from '../../contact/visitor-contact.schema.ts';
import { digits } from '../../kit/rules/alphabet.ts';
import { choice } from '../../kit/rules/choice-fields.ts';
import type { FormDefinition, FormErrors } from '../../kit/rules/form-definition.ts';
import { quantityMaxLength } from '../../kit/rules/limits.ts';
import { computed } from '../../kit/rules/page-fields.ts';
import { text } from '../../kit/rules/text-fields.ts';
import { formWithConditions } from '../../kit/rules/visible-when.ts';

/** The subject that is sent with each request. */
export const giftCardSubject = 'Demande de carte-cadeau';

/** Partner, amount, quantity of 1 to 99, and the total that is computed from them. */
export function giftCardSchemaOf({ partners, amounts, visitorContact }: GiftCardSettings) {
  return formWithConditions(
    z
      .object({
        subject: computed(),
        partner: choice(partners.map(({ value }) => value)),
        amount: choice(amounts.map(String)),
        quantity: text({
          alphabet: digits,
          maxLength: quantityMaxLength,
          checks: [z.refine((quantity) => quantity === '' || Number(quantity) > 0, 'atLeastOne')],
        }),
        total: computed(['amount', 'quantity']),
        ...visitorContactFields(visitorContact),
        memberNumber: pageMember(),
      })
      .check(
        z.overwrite((values) => ({ ...values, subject: giftCardSubject, total: giftCardTotal(values) })),
      ),
  );
}

/** The schema with the default settings. */
export const giftCardSchema = /* @__PURE__ */ giftCardSchemaOf(/* @__PURE__ */ giftCardSettings());

export type GiftCardValues = z.infer<typeof giftCardSchema>;
export type GiftCardField = keyof GiftCardValues;

/** Form 13: asks for gift cards of a partner. */
export function giftCard(options?: GiftCardOptions) {
  return {
    id: 13,
    name: 'gift-card',
    localeCodes: { fr: 'F', en: 'A' },
    schema: options ? giftCardSchemaOf(giftCardSettings(options)) : giftCardSchema,
    draftFields: ['partner', 'amount', 'quantity'],
  } as const satisfies FormDefinition<GiftCardValues>;
}

/** Amount times quantity, in whole dollars; empty if one of them is missing. */
export function giftCardTotal({ amount, quantity }: { amount?: unknown; quantity?: unknown }): string {
  const total = Number(amount) * Number(quantity);
  return total > 0 ? String(total) : '';
}

/** The error of a request that costs more than the member’s balance of club dollars. */
export function checkClubDollars(total: string, balance: number | null | undefined): FormErrors {
  const [needed, owned] = [Number(total) * 100, Math.round((balance ?? 0) * 100)];
  return needed > owned ? { total: 'insufficientDollars' } : {};
}
