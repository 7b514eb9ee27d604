'use client';

import { getMember, isCallError, submitForm } from '@jalon/api-client';
import type { MemberSource } from '@jalon/api-client/contract';
import { useLocale, useT } from '@jalon/i18n/react';
import { Field } from '@jalon/ui/field';
import { Link } from '@jalon/ui/link';
import { phoneHref } from '@jalon/ui/phone-link';
import { TextInput } from '@jalon/ui/text-input';
import { useState } from 'react';
import { useClub } from '../../club/club-provider.tsx';
import { privacyPolicyPaths } from '../../club/privacy-policy.ts';
import { CheckboxField } from '../../kit/fields/checkbox-field.tsx';
import { FieldColumns } from '../../kit/fields/form-section.styles.ts';
import { FormSection } from '../../kit/fields/form-section.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { useField } from '../../kit/fields/use-field.ts';
import { FormFrame } from '../../kit/form-frame.tsx';
import type { Option } from '../../kit/form-labels.ts';
import { useKit } from '../../kit/kit-context.ts';
import type { ClubFormProps, SubmitContext } from '../../kit/use-club-form.ts';
import { AddressFields } from './address-fields.tsx';
import { contactDetailsLabels } from './contact-details.labels.ts';
import { contactDetailsMessages } from './contact-details.messages.ts';
import {
  type ContactDetailsField,
  type ContactDetailsValues,
  contactDetails,
  contactDetailsSettings,
  isAddressLocked,
} from './contact-details.schema.ts';
import { PhoneFields } from './phone-fields.tsx';

export interface ContactDetailsFormProps extends Omit<ClubFormProps<ContactDetailsValues>, 'member'> {
  /**
   * Called with the member as the membership system has it after the change, before `onSent`. What it throws is
   * logged.
   */
  onMember?: ((source: MemberSource) => void) | undefined;
}

/** Maximum milliseconds that the form waits for the changed member. */
const refreshTimeout = 5_000;

/**
 * Form 3: a signed-in member changes address, phones and email address. Give it `contactDetailsOf` the member as
 * `defaults`. Renders a `form`.
 */
export function ContactDetailsForm({
  onMember,
  onSubmit,
  labels,
  children,
  ...props
}: ContactDetailsFormProps) {
  const t = useT(contactDetailsMessages);
  const locale = useLocale();
  const club = useClub();
  const [definition] = useState(contactDetails);
  const { fields, choices } = contactDetailsLabels(t, locale);
  const { insurancePhone } = contactDetailsSettings(club.contactDetails);

  async function submitAndRefresh(
    values: ContactDetailsValues,
    { payload, ...context }: SubmitContext<ContactDetailsValues>,
  ) {
    const { api, idempotencyKey } = context;
    const result = onSubmit
      ? await onSubmit(values, { payload, ...context })
      : await submitForm(definition.id, payload, { ...api, idempotencyKey });
    if (onMember && result?.status !== 'error') {
      const source = await getMember(payload.memberNumber, { ...api, timeout: refreshTimeout });
      try {
        if (!isCallError(source)) onMember(source);
      } catch (error) {
        // The change is stored all the same.
        console.error(error);
      }
    }
    return result;
  }

  return (
    <FormFrame
      definition={definition}
      labels={{ ...fields, ...labels }}
      choices={choices}
      submitLabel={t('send')}
      {...props}
      onSubmit={submitAndRefresh}
    >
      <HiddenValues names={['memberGender', 'memberNumber', 'codeTypeMember', 'originalAddress']} />
      {children ?? (
        <>
          <FormSection title={t('identity')} hint={t('identityHint')}>
            <FieldColumns>
              <TextField name="memberFirstName" autoComplete="given-name" readOnly />
              <TextField name="memberLastName" autoComplete="family-name" readOnly />
              <GenderField genders={choices.memberGender} />
            </FieldColumns>
          </FormSection>
          <Whereabouts api={props.api} />
          <FormSection title={t('yourEmail')}>
            <TextField name="memberEmail" type="email" autoComplete="email" />
            <TextField name="memberEmailConfirm" type="email" autoComplete="email" />
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
          <CheckboxField
            name="consent"
            label={
              <>
                {t('consent')}
                <Link href={privacyPolicyPaths(club)[locale]}>{t('policy')}</Link>.
              </>
            }
          />
        </>
      )}
    </FormFrame>
  );
}

/** Values that are sent back unchanged. */
function HiddenValues({ names }: { names: readonly ContactDetailsField[] }) {
  const { values } = useKit();
  return names.map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ''} />);
}

/** Address and phones, as far as they are the member's to change. */
function Whereabouts({ api }: Pick<ContactDetailsFormProps, 'api'>) {
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

/** The words of the code that is carried along. */
function GenderField({ genders }: { genders: readonly Option[] }) {
  const t = useT(contactDetailsMessages);
  const { id, label, value = '' } = useField({ name: 'memberGender', readOnly: true });
  return (
    <Field controlId={id} label={label}>
      <TextInput
        id={id}
        value={genders.find((gender) => gender.value === value)?.label ?? t('unknownGender')}
        autoComplete="off"
        readOnly
      />
    </Field>
  );
}
