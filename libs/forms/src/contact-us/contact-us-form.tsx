'use client';

import { useLocale, useT } from '@jalon/i18n/react';
import { Link } from '@jalon/ui/link';
import { useMemo } from 'react';
import { useClub } from '../club/club-provider.tsx';
import { memberNumberPrefix } from '../club/member-number.ts';
import { privacyPolicyPaths } from '../club/privacy-policy.ts';
import { CheckboxField } from '../kit/checkbox-field.tsx';
import type { FormDefinition, FormValues, SubmissionMember } from '../kit/form-definition.ts';
import { FormFrame } from '../kit/form-frame.tsx';
import { MessageField } from '../kit/message-field.tsx';
import { PhoneField } from '../kit/phone-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { ClubFormProps } from '../kit/use-club-form.ts';
import { contactUsLabels } from './contact-us.labels.ts';
import { contactUsMessages } from './contact-us.messages.ts';
import {
  type ContactTopic,
  type ContactUsField,
  contactSubjects,
  contactUs,
  contactUsSettings,
} from './contact-us.schema.ts';

export interface ContactUsFormProps extends ClubFormProps<ContactUsField> {
  /** What the message is about: forms 6 to 10, which don't ask. Without it form 4, which does. */
  topic?: ContactTopic | undefined;
}

/**
 * Forms 4 and 6 to 10: writes to the club (forms spec §3, §5). A member's name, e-mail address and number
 * stand in their fields at first. Renders a `form`.
 */
export function ContactUsForm({ topic, defaults, ...props }: ContactUsFormProps) {
  const { member } = props;
  const t = useT(contactUsMessages);
  const locale = useLocale();
  const club = useClub();
  const settings = contactUsSettings(club.contactUs);
  const definition = useMemo(() => contactUs(club.contactUs, topic, club), [club, topic]);
  const { fields, choices } = contactUsLabels(t, locale, contactSubjects(settings, topic));
  const policyPath = privacyPolicyPaths(club)[locale];
  const prefix = memberNumberPrefix(club);
  // Narrow fields say so; wide ones take what is usual.
  const narrow = settings.personNames === 'strict';

  return (
    <FormFrame
      definition={definition}
      labels={fields}
      submitLabel={t('send')}
      defaults={{ ...(member && known(definition, member)), ...defaults }}
      {...props}
    >
      {!topic && <SelectField name="subject" options={choices.subject} />}
      <TextField
        name="memberFirstName"
        hint={narrow ? t('firstNameHint') : undefined}
        autoComplete="given-name"
      />
      <TextField
        name="memberLastName"
        hint={narrow ? t('lastNameHint') : undefined}
        autoComplete="family-name"
      />
      <TextField
        name="memberNumberBase"
        prefix={prefix}
        hint={t('memberNumberHint', { prefix })}
        autoComplete="off"
      />
      <TextField name="email" type="email" autoComplete="email" />
      <PhoneField name="residentialPhone" hint={t('residentialPhoneHint')} autoComplete="home tel" />
      <PhoneField name="mobilePhone" autoComplete="mobile tel" />
      <PhoneField name="workPhone" autoComplete="work tel" />
      <TextField name="workPhonePost" autoComplete="work tel-extension" />
      <MessageField name="question" hint={t('questionHint')} />
      <CheckboxField
        name="consent"
        label={
          <>
            {t('consent')}
            <Link href={policyPath}>{t('policy')}</Link>.
          </>
        }
      />
      <CheckboxField name="promo_offer_consent" hint={t('offersHint')} />
      <input
        type="hidden"
        name="consentText"
        value={`${t('consent')}${t('policy')} (${policyPath}). ${t('offers')}`}
      />
    </FormFrame>
  );
}

/** What is known of a member, as far as the fields take it. */
function known(
  { fields }: FormDefinition<ContactUsField>,
  { name, surname, memberNumber, email }: SubmissionMember,
): Partial<FormValues<ContactUsField>> {
  const { check, filter = String } = fields.memberFirstName;
  // Where names have no hyphen, Marie-Ève is Marie Ève, as it is while it is typed.
  const nameAnswer = (text: string) => check(text).value ?? check(filter(text)).value;
  return {
    memberFirstName: nameAnswer(name),
    memberLastName: nameAnswer(surname),
    memberNumberBase: fields.memberNumberBase.check(memberNumber).value,
    email: fields.email.check(email).value,
  };
}
