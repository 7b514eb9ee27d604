import type { MemberNumbers } from '@jalon/club';
import * as z from 'zod/mini';
import { digits } from '../../kit/rules/alphabet.ts';
import { box, checked, choice } from '../../kit/rules/choice-fields.ts';
import { email, phone, postalCode } from '../../kit/rules/contact-fields.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import {
  addressPartMaxLength,
  candidateNumberMaxLength,
  employeeNumberMaxLength,
  fileNumberMaxLength,
  nameMaxLength,
} from '../../kit/rules/limits.ts';
import { computed } from '../../kit/rules/page-fields.ts';
import { message, text } from '../../kit/rules/text-fields.ts';
import { formWithConditions, visibleWhen } from '../../kit/rules/visible-when.ts';
import { memberNumber } from '../../member-number/member-number-schema.ts';

/** Job applicant, employee, member or former member, other. */
export const personSubjects = ['CAN', 'EMP', 'MEM', 'AUT'] as const;

/** Unsubscribe, access, rectify, delete, unsubscribe and delete. */
export const privacyRequests = ['SUL', 'COM', 'REC', 'SUP', 'SUT'] as const;

/** The services that a request may be about, each with a box. */
export const departments = [
  'indVoyage',
  'indAssuranceVoyage',
  'indAssuranceAutre',
  'indBoutique',
  'indAutoEcole',
  'indAutreService',
] as const;

const isSubject = (code: (typeof personSubjects)[number]) => ({ field: 'subject', is: [code] });
const isChecked = (field: (typeof departments)[number]) => ({ field, is: [checked] });

export const other = isSubject('AUT');

/** The fields of a request; which ones are shown depends on the person’s relation to the club. */
export function personalInformationSchemaOf(club?: MemberNumbers) {
  const fileNumber = () => text({ alphabet: digits, maxLength: fileNumberMaxLength });
  const addressPart = { maxLength: addressPartMaxLength };
  const department = () => visibleWhen([other], box());
  return formWithConditions(
    z
      .object({
        subject: choice(personSubjects),
        candidateNumber: visibleWhen([isSubject('CAN')], text({ maxLength: candidateNumberMaxLength })),
        employeeNumber: visibleWhen([isSubject('EMP')], text({ maxLength: employeeNumberMaxLength })),
        memberNumberBase: visibleWhen([isSubject('MEM')], memberNumber({ club })),
        indVoyage: department(),
        indAssuranceVoyage: department(),
        indAssuranceAutre: department(),
        indBoutique: department(),
        indAutoEcole: department(),
        indAutreService: department(),
        travelFileNumber: visibleWhen([other, isChecked('indVoyage')], fileNumber()),
        insuranceNumber: visibleWhen(
          [other, { anyOf: [isChecked('indAssuranceVoyage'), isChecked('indAssuranceAutre')] }],
          fileNumber(),
        ),
        descriptionAutreService: visibleWhen([other, isChecked('indAutreService')], message()),
        // The request, by its name on the wire.
        pleaseSelect: choice(privacyRequests),
        question: message(),
        memberFirstName: text({ maxLength: nameMaxLength }),
        memberLastName: text({ maxLength: nameMaxLength }),
        email: email(),
        residentialPhone: phone(),
        address: text(addressPart),
        appartmentLocation: text({ ...addressPart, optional: true }),
        city: text(addressPart),
        province: text(addressPart),
        codePostal: postalCode(),
        subjectID: computed(),
      })
      .check(z.overwrite((values) => ({ ...values, subjectID: values.subject }))),
  );
}

/** The schema with the default settings. */
export const personalInformationSchema = /* @__PURE__ */ personalInformationSchemaOf();

export type PersonalInformationValues = z.infer<typeof personalInformationSchema>;
export type PersonalInformationField = keyof PersonalInformationValues;

/**
 * Form 5: a question about personal information, or a request to unsubscribe, or to see, rectify or delete what
 * the data that the club keeps.
 */
export function personalInformation(club?: MemberNumbers) {
  return {
    id: 5,
    name: 'personal-information',
    localeCodes: { fr: 'F', en: 'A' },
    attachesMember: false,
    schema: personalInformationSchemaOf(club),
    draftFields: ['subject', ...departments, 'pleaseSelect'],
  } as const satisfies FormDefinition<PersonalInformationValues>;
}
