import { formatPrice, type Locale, type Translator } from '@jalon/i18n';
import type { FormLabels } from '../../kit/form-labels.ts';
import type { giftCardMessages } from './gift-card.messages.ts';
import type { GiftCardField, GiftCardSettings } from './gift-card.schema.ts';

/** What the fields, the partners and the amounts are called. */
export function giftCardLabels(
  t: Translator<typeof giftCardMessages.fr>,
  locale: Locale,
  { partners, amounts, isMember }: GiftCardSettings & { isMember: boolean },
) {
  return {
    fields: {
      subject: t('subject'),
      partner: t('partner'),
      amount: t('amount'),
      quantity: t('quantity'),
      total: t('total'),
    },
    hints: {
      quantity: t('quantityHint'),
      total: t(isMember ? 'totalHintOfMember' : 'totalHint'),
    },
    choices: {
      partner: partners.map(({ value, label }) => ({ value, label: label?.[locale] ?? value })),
      amount: amounts.map((amount) => ({ value: String(amount), label: formatPrice(amount * 100, locale) })),
    },
  } satisfies FormLabels<GiftCardField>;
}
