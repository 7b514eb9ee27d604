import type { ClubConfig } from '../club/club-config.ts';
import { requiredMemberNumber } from '../club/member-number-rule.ts';
import { anyLine, digits } from '../kit/alphabet.ts';
import {
  askedWhen,
  derived,
  optional,
  optionalTick,
  requiredChoice,
  requiredEmail,
  requiredMessage,
  requiredPhone,
  requiredPostalCode,
  requiredText,
  ticked,
} from '../kit/field-rule.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import {
  addressPartMaxLength,
  candidateNumberMaxLength,
  emailMaxLength,
  employeeNumberMaxLength,
  fileNumberMaxLength,
  messageMaxLength,
  nameMaxLength,
} from '../kit/limits.ts';

/** Job applicant, employee, member or former member, other (forms spec §3). */
export const personSubjects = ['CAN', 'EMP', 'MEM', 'AUT'] as const;

/** Leave the mailing lists, access, rectify, delete, leave and delete (forms spec §3). */
export const privacyRequests = ['SUL', 'COM', 'REC', 'SUP', 'SUT'] as const;

/** The services that a request may be about, each a box of its own (forms spec §3). */
export const departments = [
  'indVoyage',
  'indAssuranceVoyage',
  'indAssuranceAutre',
  'indBoutique',
  'indAutoEcole',
  'indAutreService',
] as const;

export type PersonalInformationField =
  | 'subject'
  | 'candidateNumber'
  | 'employeeNumber'
  | 'memberNumberBase'
  | (typeof departments)[number]
  | 'travelFileNumber'
  | 'insuranceNumber'
  | 'descriptionAutreService'
  | 'pleaseSelect'
  | 'question'
  | 'memberFirstName'
  | 'memberLastName'
  | 'email'
  | 'residentialPhone'
  | 'address'
  | 'appartmentLocation'
  | 'city'
  | 'province'
  | 'codePostal'
  | 'subjectID';

const isSubject = (code: (typeof personSubjects)[number]) => ({ field: 'subject', is: [code] });
const isTicked = (field: (typeof departments)[number]) => ({ field, is: [ticked] });

export const other = isSubject('AUT');

/**
 * Form 5: a question about personal information, or a request to leave the mailing lists or to have what the
 * club keeps shown, rectified or deleted (forms spec §3 to §5).
 */
export function personalInformation(
  club?: Pick<ClubConfig, 'memberNumberPrefix'>,
): FormDefinition<PersonalInformationField> {
  const fileNumber = requiredText({ alphabet: digits, maxLength: fileNumberMaxLength });
  const addressPart = requiredText({ alphabet: anyLine, maxLength: addressPartMaxLength });
  const name = requiredText({ alphabet: anyLine, maxLength: nameMaxLength });
  const department = askedWhen([other], optionalTick());
  return {
    id: 5,
    name: 'personal-information',
    localeCodes: { fr: 'F', en: 'A' },
    attachesMember: false,
    fields: {
      subject: requiredChoice(personSubjects),
      candidateNumber: askedWhen(
        [isSubject('CAN')],
        requiredText({ alphabet: anyLine, maxLength: candidateNumberMaxLength }),
      ),
      employeeNumber: askedWhen(
        [isSubject('EMP')],
        requiredText({ alphabet: anyLine, maxLength: employeeNumberMaxLength }),
      ),
      memberNumberBase: askedWhen([isSubject('MEM')], requiredMemberNumber(club)),
      indVoyage: department,
      indAssuranceVoyage: department,
      indAssuranceAutre: department,
      indBoutique: department,
      indAutoEcole: department,
      indAutreService: department,
      travelFileNumber: askedWhen([other, isTicked('indVoyage')], fileNumber),
      insuranceNumber: askedWhen(
        [other, { anyOf: [isTicked('indAssuranceVoyage'), isTicked('indAssuranceAutre')] }],
        fileNumber,
      ),
      descriptionAutreService: askedWhen(
        [other, isTicked('indAutreService')],
        requiredMessage(messageMaxLength),
      ),
      // The spec shows the name and, apart from it, five codes of which one is chosen: this is where they go.
      pleaseSelect: requiredChoice(privacyRequests),
      question: requiredMessage(messageMaxLength),
      memberFirstName: name,
      memberLastName: name,
      email: requiredEmail(emailMaxLength),
      residentialPhone: requiredPhone(),
      address: addressPart,
      appartmentLocation: optional(addressPart),
      city: addressPart,
      province: addressPart,
      codePostal: requiredPostalCode(),
      subjectID: derived(({ subject }) => subject ?? ''),
    },
    draftFields: ['subject', ...departments, 'pleaseSelect'],
  };
}
