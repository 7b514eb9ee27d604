'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { FormFrame } from '../kit/form-frame.tsx';
import { RadioField } from '../kit/radio-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { giftCardLabels } from './gift-card.labels.ts';
import { giftCardMessages } from './gift-card.messages.ts';
import { type GiftCardField, giftCard, giftCardSettings } from './gift-card.schema.ts';
import { Conditions } from './gift-card.styles.ts';
import { TotalField } from './total-field.tsx';

export type GiftCardFormProps = ClubFormProps<GiftCardField>;

/** Form 13: asks for gift cards (forms spec §3, §4, §5). Renders a `form`. */
export function GiftCardForm(props: GiftCardFormProps) {
  const t = useT(giftCardMessages);
  const locale = useLocale();
  const club = useClub();
  const definition = useMemo(() => giftCard(club.giftCard), [club]);
  const settings = giftCardSettings(club.giftCard);
  const { fields, choices } = giftCardLabels(t, locale, settings);

  return (
    <FormFrame definition={definition} labels={fields} submitLabel={t('send')} {...props}>
      <input type="hidden" name="subject" value={definition.fields.subject.derive?.({})} />
      <SelectField name="partner" options={choices.partner} />
      <RadioField name="amount" layout="row" options={choices.amount} />
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
