import { memberNumberPrefix } from '@jalon/club';
import { translator } from '@jalon/i18n';
import type { FormsOf } from '../../kit/form-descriptor.ts';
import { personalInformationLabels } from './personal-information.labels.ts';
import { personalInformationMessages } from './personal-information.messages.ts';
import { personalInformationPages } from './personal-information.pages.ts';
import { personalInformation } from './personal-information.schema.ts';
import { personalInformationPageMessages } from './personal-information-page.messages.ts';

export const personalInformationForms: FormsOf = (club) => [
  {
    ...personalInformation(club),
    title: { fr: 'Renseignements personnels', en: 'Personal information' },
    labels: (locale) =>
      personalInformationLabels(translator(personalInformationMessages, { locale }), {
        prefix: memberNumberPrefix(club),
      }),
    readerLabels: { fr: { subjectID: 'Code du sujet' }, en: { subjectID: 'Subject code' } },
    sample: {
      subject: 'MEM',
      memberNumberBase: '1000000017',
      pleaseSelect: 'REC',
      question: 'Mon adresse a changé en juin.\nMerci de la corriger.',
      memberFirstName: 'Marie-Ève',
      memberLastName: 'O’Brien',
      email: 'marie-eve@example.org',
      residentialPhone: '4185550123',
      address: '1250, rue des Érables',
      appartmentLocation: '4',
      city: 'Montréal',
      province: 'Québec',
      codePostal: 'H1H1H1',
    },
    page: {
      slug: { fr: 'renseignements-personnels', en: 'personal-information' },
      texts: personalInformationPageMessages,
      picture: 'records-room',
    },
    pages: personalInformationPages,
    confirmation: {
      request: { fr: 'renseignements personnels', en: 'personal information' },
      next: 'inWriting',
    },
  },
];
