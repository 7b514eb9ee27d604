'use client';

import { formatPrice } from '@jalon/i18n';
import { useLocale, useT } from '@jalon/i18n/react';
import { useState } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { FormFrame } from '../kit/form-frame.tsx';
import { RadioField } from '../kit/radio-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { giftCardMessages } from './gift-card.messages.ts';
import { type GiftCardField, giftCard, giftCardSettings } from './gift-card.schema.ts';
import { Conditions } from './gift-card.styles.ts';
import { TotalField } from './total-field.tsx';

export type GiftCardFormProps = ClubFormProps<GiftCardField>;

/** Form 13: asks for gift cards (forms spec §3, §4, §5). The club's settings are read once. Renders a `form`. */
export function GiftCardForm(props: GiftCardFormProps) {
  const t = useT(giftCardMessages);
  const locale = useLocale();
  const settings = giftCardSettings(useClub().giftCard);
  const [definition] = useState(() => giftCard(settings));

  return (
    <FormFrame
      definition={definition}
      labels={{
        subject: t('subject'),
        partner: t('partner'),
        amount: t('amount'),
        quantity: t('quantity'),
        total: t('total'),
      }}
      submitLabel={t('send')}
      {...props}
    >
      <input type="hidden" name="subject" value={definition.fields.subject.derive?.({})} />
      <SelectField
        name="partner"
        options={settings.partners.map(({ value, label }) => ({ value, label: label?.[locale] ?? value }))}
      />
      <RadioField
        name="amount"
        layout="row"
        options={settings.amounts.map((amount) => ({
          value: String(amount),
          label: formatPrice(amount * 100, locale),
        }))}
      />
      <TextField name="quantity" hint={t('quantityHint')} />
      <TotalField
        name="total"
        from={['amount', 'quantity']}
        hint={t(props.member ? 'totalHintOfMember' : 'totalHint')}
      />
      <Conditions>{t('conditions')}</Conditions>
    </FormFrame>
  );
}
