'use client';

import { contactUsSettings, memberNumberPrefix, privacyPolicyPaths } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useLocale, useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import { useMemo } from 'react';
import { memberDefaults } from '../../contact/member-defaults.ts';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx';
import { MessageField } from '../../kit/fields/message-field.tsx';
import { PhoneField } from '../../kit/fields/phone-field.tsx';
import { PrefixedField } from '../../kit/fields/prefixed-field.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { consentText } from './contact-us.consent.ts';
import { contactUsLabels } from './contact-us.labels.ts';
import { contactUsMessages } from './contact-us.messages.ts';
import { type ContactTopic, type ContactUsValues, contactUs } from './contact-us.schema.ts';

export interface ContactUsFormProps<Values extends Answers = ContactUsValues>
  extends ChangeableFormProps<Values> {
  /** The subject of forms 6 to 10, which do not ask for it. @default form 4, which does */
  topic?: ContactTopic | undefined;
}

/**
 * Forms 4 and 6 to 10: a message to the club. For a member, name, email address and number are filled in.
 * Renders a `form`.
 */
export function ContactUsForm<Values extends Answers = ContactUsValues>({
  topic,
  defaults,
  ...props
}: ContactUsFormProps<Values>) {
  const { member } = props;
  const t = useT(contactUsMessages);
  const locale = useLocale();
  const club = useClub();
  const settings = contactUsSettings(club.contactUs);
  const own = useMemo(() => contactUs(club.contactUs, topic, club), [club, topic]);
  const { fields, hints, choices } = contactUsLabels(t, locale, {
    settings,
    topic,
    prefix: memberNumberPrefix(club),
  });
  const policyPath = privacyPolicyPaths(club)[locale];
  const boxTexts = {
    consent: (
      <>
        {t('consent')}
        <Link href={policyPath}>{t('policy')}</Link>.
      </>
    ),
  };

  return (
    <FormFrame
      {...changedForm(
        { definition: own, labels: fields, hints, choices, boxTexts, submitLabel: t('send') },
        {
          ...props,
          defaults: { ...(member && memberDefaults(own.schema, member)), ...defaults } as typeof defaults,
        },
      )}
    >
      {props.children ?? (
        <>
          {!topic && <SelectField name="subject" />}
          <TextField name="memberFirstName" autoComplete="given-name" />
          <TextField name="memberLastName" autoComplete="family-name" />
          <PrefixedField name="memberNumberBase" autoComplete="off" />
          <TextField name="email" type="email" autoComplete="email" />
          <PhoneField name="residentialPhone" autoComplete="tel" />
          <PhoneField name="mobilePhone" autoComplete="mobile tel" />
          <PhoneField name="workPhone" autoComplete="work tel" extensionField="workPhonePost" />
          <TextField name="workPhonePost" autoComplete="work tel-extension" />
          {topic && settings.fileNumber && <TextField name="fileNumber" autoComplete="off" />}
          <MessageField name="question" />
          <CheckboxField name="consent" />
          <CheckboxField name="promo_offer_consent" />
        </>
      )}
      <input type="hidden" name="consentText" value={consentText(t, policyPath)} />
    </FormFrame>
  );
}
