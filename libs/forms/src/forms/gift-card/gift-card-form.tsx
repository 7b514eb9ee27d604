'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { useClub } from '../../club/club-provider.tsx';
import { PageMember, VisitorContactFields } from '../../club/visitor-contact-fields.tsx';
import { RadioField } from '../../kit/fields/radio-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormFrame } from '../../kit/form-frame.tsx';
import type { ClubFormProps } from '../../kit/use-club-form.ts';
import { giftCardLabels } from './gift-card.labels.ts';
import { giftCardMessages } from './gift-card.messages.ts';
import { type GiftCardValues, giftCard, giftCardSettings, giftCardSubject } from './gift-card.schema.ts';
import { Conditions } from './gift-card.styles.ts';
import { TotalField } from './total-field.tsx';

export interface GiftCardFormProps extends ClubFormProps<GiftCardValues> {
  /** The club dollars of the member, in dollars. Default: the balance is not shown. */
  balance?: number | undefined;
}

/** Form 13: a request for gift cards. Renders a `form`. */
export function GiftCardForm({ balance, labels, children, ...props }: GiftCardFormProps) {
  const t = useT(giftCardMessages);
  const locale = useLocale();
  const club = useClub();
  const definition = useMemo(() => giftCard(club.giftCard), [club]);
  const settings = giftCardSettings(club.giftCard);
  const { fields, hints, choices } = giftCardLabels(t, locale, {
    ...settings,
    isMember: props.member !== undefined,
    balance,
  });

  return (
    <FormFrame
      definition={definition}
      labels={{ ...fields, ...labels }}
      hints={hints}
      choices={choices}
      submitLabel={t('send')}
      {...props}
    >
      <input type="hidden" name="subject" value={giftCardSubject} />
      <PageMember member={props.member} />
      {children ?? (
        <>
          <SelectField name="partner" />
          <RadioField name="amount" layout="row" />
          <TextField name="quantity" />
          <TotalField />
          {settings.visitorContact && !props.member && <VisitorContactFields />}
          <Conditions>{t('conditions')}</Conditions>
        </>
      )}
    </FormFrame>
  );
}
