'use client';

import { giftCardSettings } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useLocale, useT } from '@jalon/i18n/react';
import { useMemo } from 'react';
import { ContactFields, PageMember } from '../../contact/visitor-contact-fields.tsx';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { RadioField } from '../../kit/fields/radio-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { giftCardLabels } from './gift-card.labels.ts';
import { giftCardMessages } from './gift-card.messages.ts';
import { type GiftCardValues, giftCard, giftCardSubject } from './gift-card.schema.ts';
import { Conditions } from './gift-card.styles.ts';
import { TotalField } from './total-field.tsx';

export type GiftCardFormProps<Values extends Answers = GiftCardValues> = ChangeableFormProps<Values> & {
  /** The club dollars of the member, in dollars. @default the balance is not shown */
  balance?: number | undefined;
};

/** Form 13: a request for gift cards. Renders a `form`. */
export function GiftCardForm<Values extends Answers = GiftCardValues>({
  balance,
  ...props
}: GiftCardFormProps<Values>) {
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

  const errorTexts = {
    atLeastOne: t('atLeastOne'),
    insufficientDollars: t('insufficientDollars'),
  };

  return (
    <FormFrame
      {...changedForm(
        { definition, labels: fields, hints, choices, errorTexts, submitLabel: t('send') },
        props as ChangeableFormProps<Values>,
      )}
    >
      <input type="hidden" name="subject" value={giftCardSubject} />
      <PageMember member={props.member} />
      {props.children ?? (
        <>
          <SelectField name="partner" />
          <RadioField name="amount" layout="row" />
          <TextField name="quantity" />
          <TotalField />
          {settings.visitorContact && <ContactFields member={props.member} />}
          <Conditions>{t('conditions')}</Conditions>
        </>
      )}
    </FormFrame>
  );
}
