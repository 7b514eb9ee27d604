import type { Translator } from '@jalon/i18n';
import type { FormLabels } from '../../kit/texts/form-labels.ts';
import type { personalInformationMessages } from './personal-information.messages.ts';
import {
  type PersonalInformationField,
  personSubjects,
  privacyRequests,
} from './personal-information.schema.ts';

/** The labels of the fields, the subjects and the requests. */
export function personalInformationLabels(
  t: Translator<typeof personalInformationMessages.fr>,
  { prefix }: { prefix: string },
) {
  return {
    fields: {
      subject: t('subject'),
      candidateNumber: t('candidateNumber'),
      employeeNumber: t('employeeNumber'),
      memberNumberBase: t('memberNumber'),
      indVoyage: t('indVoyage'),
      indAssuranceVoyage: t('indAssuranceVoyage'),
      indAssuranceAutre: t('indAssuranceAutre'),
      indBoutique: t('indBoutique'),
      indAutoEcole: t('indAutoEcole'),
      indAutreService: t('indAutreService'),
      travelFileNumber: t('travelFileNumber'),
      insuranceNumber: t('insuranceNumber'),
      descriptionAutreService: t('otherService'),
      pleaseSelect: t('request'),
      question: t('question'),
      memberFirstName: t('firstName'),
      memberLastName: t('lastName'),
      email: t('email'),
      residentialPhone: t('residentialPhone'),
      address: t('address'),
      appartmentLocation: t('apartment'),
      city: t('city'),
      province: t('province'),
      codePostal: t('postalCode'),
    },
    hints: {
      candidateNumber: t('candidateNumberHint'),
      employeeNumber: t('employeeNumberHint'),
      memberNumberBase: t('memberNumberHint', { prefix }),
      travelFileNumber: t('digitsHint'),
      insuranceNumber: t('digitsHint'),
      question: t('questionHint'),
      residentialPhone: t('residentialPhoneHint'),
      address: t('addressHint'),
      city: t('cityHint'),
      codePostal: t('postalCodeHint'),
    },
    choices: {
      subject: personSubjects.map((value) => ({ value, label: t(value) })),
      pleaseSelect: privacyRequests.map((value) => ({ value, label: t(value) })),
    },
  } satisfies FormLabels<Exclude<PersonalInformationField, 'subjectID'>>;
}
