import { checked } from '../../kit/rules/choice-fields.ts';
import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { PersonalInformationForm } from './index.ts';
import { departments } from './personal-information.schema.ts';

const { choice, choiceOrNone, line, email, phone, message, number } = mistakesOf;

const services = Object.fromEntries(departments.map((name) => [name, checked]));
const numbers = { travelFileNumber: '12', insuranceNumber: '34', descriptionAutreService: 'Autre' };

testMessages(
  'personal-information',
  PersonalInformationForm,
  {
    subject: choice,
    candidateNumber: line,
    employeeNumber: line,
    memberNumberBase: number,
    indVoyage: choiceOrNone,
    indAssuranceVoyage: choiceOrNone,
    indAssuranceAutre: choiceOrNone,
    indBoutique: choiceOrNone,
    indAutoEcole: choiceOrNone,
    indAutreService: choiceOrNone,
    travelFileNumber: number,
    insuranceNumber: number,
    descriptionAutreService: message,
    pleaseSelect: choice,
    question: message,
    memberFirstName: line,
    memberLastName: line,
    email,
    residentialPhone: phone,
    address: line,
    appartmentLocation: ['tooLong', 'noSpecialCharacters'],
    city: line,
    province: line,
    codePostal: ['required', 'invalidPostalCode'],
  },
  {
    startingPoints: (sample) => [
      { ...sample, subject: 'CAN', candidateNumber: 'C-12' },
      { ...sample, subject: 'EMP', employeeNumber: 'E-12' },
      sample,
      { ...sample, subject: 'AUT', ...services, ...numbers },
    ],
  },
);
