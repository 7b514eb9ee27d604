import type { PageOfForm } from '../../kit/pages/form-pages.ts';
import { personalInformationMessages } from './personal-information.messages.ts';
import { departments, type PersonalInformationField } from './personal-information.schema.ts';

const { fr, en } = personalInformationMessages;

/** The pages of form 5, for a club that shows it in pages. */
export const personalInformationPages: readonly PageOfForm<PersonalInformationField>[] = [
  {
    name: 'person',
    title: { fr: fr.aboutYou, en: en.aboutYou },
    fields: [
      'subject',
      'candidateNumber',
      'employeeNumber',
      'memberNumberBase',
      ...departments,
      'travelFileNumber',
      'insuranceNumber',
      'descriptionAutreService',
    ],
  },
  {
    name: 'request',
    title: { fr: fr.yourRequest, en: en.yourRequest },
    fields: ['pleaseSelect', 'question'],
  },
  {
    name: 'contact',
    title: { fr: fr.yourDetails, en: en.yourDetails },
    fields: [
      'memberFirstName',
      'memberLastName',
      'email',
      'residentialPhone',
      'address',
      'appartmentLocation',
      'city',
      'province',
      'codePostal',
    ],
  },
];
