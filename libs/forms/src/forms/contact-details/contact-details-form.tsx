'use client';

import { call, getMember, isCallError, submitForm } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import { contactDetailsSettings, privacyPolicyPaths } from '@jalon/club';
import { useClub } from '@jalon/club/react';
import { useLocale, useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { Link } from '@jalon/ui/link';
import { phoneHref } from '@jalon/ui/phone-link';
import { TextInput } from '@jalon/ui/text-input';
import { useState } from 'react';
import { type ChangeableFormProps, changedForm } from '../../kit/change-form.ts';
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx';
import { useKit } from '../../kit/fields/kit-context.ts';
import { FieldColumns } from '../../kit/fields/layout/form-section.styles.ts';
import { FormSection } from '../../kit/fields/layout/form-section.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useField } from '../../kit/fields/use-field.ts';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import type { SubmitContext } from '../../kit/frame/use-club-form.ts';
import type { Answers } from '../../kit/rules/form-definition.ts';
import { AddressFields } from './address-fields.tsx';
import { contactDetailsLabels } from './contact-details.labels.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import {
  type ContactDetailsField,
  type ContactDetailsValues,
  contactDetails,
  isAddressLocked,
} from './contact-details.schema.ts';
import { PhoneFields } from './phone-fields.tsx';

export interface ContactDetailsFormProps<Values extends Answers = ContactDetailsValues>
  extends Omit<ChangeableFormProps<Values>, 'member'> {
  /**
   * Called with the updated member from the membership system, before `onSent`. What it throws is
   * logged.
   */
  onMember?: ((source: MemberSource) => void) | undefined;
  /**
   * The address of a page that asks for the password and then comes back. With it, the email address is read-only, and a
   * link leads to that page: see the club’s setting `emailAsksPassword`.
   */
  confirmPasswordPath?: string | undefined;
}

/** Maximum milliseconds that the form waits for the changed member. */
const refreshTimeout = 5_000;

/**
 * Form 3: a signed-in member changes address, phones and email address. Give it `contactDetailsOf` the member as
 * `defaults`. Renders a `form`.
 */
export function ContactDetailsForm<Values extends Answers = ContactDetailsValues>({
  onMember,
  onSubmit,
  confirmPasswordPath,
  ...props
}: ContactDetailsFormProps<Values>) {
  const t = useT(contactDetailsMessages);
  const locale = useLocale();
  const club = useClub();
  const [definition] = useState(contactDetails);
  const { fields, choices } = contactDetailsLabels(t, locale);
  const { insurancePhone } = contactDetailsSettings(club.contactDetails);

  const errorTexts = {
    addressTooLong: t('addressTooLong'),
    emailMismatch: t('emailMismatch'),
    atLeastOnePhone: t('atLeastOnePhone'),
  };
  const boxTexts = {
    consent: (
      <>
        {t('consent')}
        <Link href={privacyPolicyPaths(club)[locale]}>{t('policy')}</Link>.
      </>
    ),
  };

  async function submitAndRefresh(
    values: NoInfer<Values>,
    { payload, ...context }: SubmitContext<NoInfer<Values>>,
  ) {
    const { api, idempotencyKey } = context;
    const result = onSubmit
      ? await onSubmit(values, { payload, ...context })
      : await call(submitForm, { params: { formId: definition.id }, body: payload, idempotencyKey }, api);
    if (onMember && result?.status !== 'error') {
      const source = await call(
        getMember,
        { query: { memberNumber: String(payload.memberNumber) } },
        { ...api, timeout: refreshTimeout },
      );
      try {
        if (!isCallError(source)) onMember(source);
      } catch (error) {
        // The change is stored even if this fails.
        console.error(error);
      }
    }
    return result;
  }

  return (
    <FormFrame
      {...changedForm(
        { definition, labels: fields, choices, boxTexts, errorTexts, submitLabel: t('send') },
        { ...props, onSubmit: submitAndRefresh },
      )}
    >
      <HiddenValues names={['memberGender', 'memberNumber', 'codeTypeMember', 'originalAddress']} />
      {props.children ?? (
        <>
          <FormSection title={t('identity')} hint={t('identityHint')}>
            <FieldColumns>
              <TextField name="memberFirstName" autoComplete="given-name" readOnly />
              <TextField name="memberLastName" autoComplete="family-name" readOnly />
              <GenderField />
            </FieldColumns>
          </FormSection>
          <AddressAndPhones api={props.api} />
          <FormSection title={t('yourEmail')}>
            {confirmPasswordPath ? (
              <LockedEmail confirmPasswordPath={confirmPasswordPath} />
            ) : (
              <>
                <TextField name="memberEmail" type="email" autoComplete="email" />
                <TextField name="memberEmailConfirm" type="email" autoComplete="email" />
              </>
            )}
          </FormSection>
          <FormSection title={t('yourInsurance')} hint={t('insuranceHint')}>
            <FieldColumns>
              {(['carInsuranceExpiryMonth', 'homeInsuranceExpiryMonth'] as const).map((name) => (
                <SelectField key={name} name={name} />
              ))}
            </FieldColumns>
            <div>
              {t('insurancePartners')}
              {/* Numbers do not wrap. */}
              <Link href={phoneHref(insurancePhone)}>
                {insurancePhone.replaceAll(' ', locale === 'fr' ? '\u00a0' : '-')}
              </Link>
              .
            </div>
          </FormSection>
          <CheckboxField name="consent" />
        </>
      )}
    </FormFrame>
  );
}

/** Values that are sent back unchanged. */
function HiddenValues({ names }: { names: readonly ContactDetailsField[] }) {
  const { values } = useKit();
  return names.map((name) => (
    <input key={name} type="hidden" name={name} value={String(values[name] ?? '')} />
  ));
}

/** The email address, to which links for new passwords go, before the password has been entered again. */
function LockedEmail({ confirmPasswordPath }: { confirmPasswordPath: string }) {
  const t = useT(contactDetailsMessages);
  return (
    <>
      <TextField
        name="memberEmail"
        type="email"
        autoComplete="email"
        readOnly
        hint={
          <>
            {t('emailLocked')} <Link href={confirmPasswordPath}>{t('confirmPassword')}</Link>
          </>
        }
      />
      <HiddenValues names={['memberEmailConfirm']} />
    </>
  );
}

/** Address and phones, each in a section, as far as the member may change them. */
export function AddressAndPhones({ api }: Pick<ContactDetailsFormProps, 'api'>) {
  const t = useT(contactDetailsMessages);
  const locked = isAddressLocked(useKit().values);
  return (
    <>
      <FormSection title={t('yourAddress')} hint={locked && t('addressLocked')}>
        <AddressFields locked={locked} api={api} />
      </FormSection>
      <FormSection title={t('yourPhones')} hint={t('phonesHint')}>
        <PhoneFields residentialLocked={locked} />
      </FormSection>
    </>
  );
}

/** The member’s gender, as text; it is sent back unchanged. Renders a read-only `input`. */
export function GenderField() {
  const t = useT(contactDetailsMessages);
  const { choices } = useKit();
  const { id, label, value = '' } = useField({ name: 'memberGender', readOnly: true });
  return (
    <Field controlId={id} label={label}>
      <TextInput
        id={id}
        value={choices.memberGender?.find((gender) => gender.value === value)?.label ?? t('unknownGender')}
        autoComplete="off"
        readOnly
      />
    </Field>
  );
}
