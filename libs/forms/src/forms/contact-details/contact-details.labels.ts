import { formatMonth, type Locale, type Translator } from '@jalon/i18n';
import type { FormLabels } from '../../kit/texts/form-labels.ts';
import type { contactDetailsMessages } from './contact-details.messages.ts';
import { type ContactDetailsField, expiryMonths } from './contact-details.schema.ts';

/** The labels of the fields, the genders and the months. */
export function contactDetailsLabels(t: Translator<typeof contactDetailsMessages.fr>, locale: Locale) {
  const months = expiryMonths.map((value) => ({ value, label: formatMonth(Number(value), locale) }));
  return {
    fields: {
      memberGender: t('gender'),
      memberFirstName: t('firstName'),
      memberLastName: t('lastName'),
      address: t('address'),
      apartment: t('apartment'),
      city: t('city'),
      province: t('province'),
      postalCode: t('postalCode'),
      residentialPhone: t('residentialPhone'),
      mobilePhone: t('mobilePhone'),
      workphone: t('workPhone'),
      workphonepost: t('workPhonePost'),
      memberEmail: t('email'),
      memberEmailConfirm: t('emailConfirm'),
      carInsuranceExpiryMonth: t('carInsuranceExpiry'),
      homeInsuranceExpiryMonth: t('homeInsuranceExpiry'),
      consent: t('consentLabel'),
      memberNumber: t('memberNumber'),
    },
    choices: {
      memberGender: (['F', 'M', 'X'] as const).map((value) => ({ value, label: t(value) })),
      carInsuranceExpiryMonth: months,
      homeInsuranceExpiryMonth: months,
    },
  } satisfies FormLabels<
    Exclude<ContactDetailsField, 'codeTypeMember' | 'originalAddress' | 'indAdresseNormalise'>
  >;
}
