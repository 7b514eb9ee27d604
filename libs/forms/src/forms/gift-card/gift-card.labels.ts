import type { GiftCardSettings } from '@jalon/club';
import { formatPrice, type Locale, type Translator } from '@jalon/i18n';
import { visitorContactLabels } from '../../contact/visitor-contact.labels.ts';
import type { FormLabels } from '../../kit/texts/form-labels.ts';
import type { giftCardMessages } from './gift-card.messages.ts';
import type { GiftCardField } from './gift-card.schema.ts';

/** The labels of the fields, the partners and the amounts. */
export function giftCardLabels(
  t: Translator<typeof giftCardMessages.fr>,
  locale: Locale,
  {
    partners,
    amounts,
    isMember,
    balance,
  }: GiftCardSettings & { isMember: boolean; balance?: number | undefined },
) {
  const visitor = visitorContactLabels(t);
  const memberHint =
    balance === undefined
      ? t('totalHintOfMember')
      : t('totalHintOfBalance', { balance: formatPrice(Math.round(balance * 100), locale) });
  return {
    fields: {
      subject: t('subject'),
      partner: t('partner'),
      amount: t('amount'),
      quantity: t('quantity'),
      total: t('total'),
      ...visitor.fields,
    },
    hints: {
      quantity: t('quantityHint'),
      total: isMember ? memberHint : t('totalHint'),
      ...visitor.hints,
    },
    choices: {
      partner: partners.map(({ value, label }) => ({ value, label: label?.[locale] ?? value })),
      amount: amounts.map((amount) => ({ value: String(amount), label: formatPrice(amount * 100, locale) })),
    },
  } satisfies FormLabels<GiftCardField>;
}
