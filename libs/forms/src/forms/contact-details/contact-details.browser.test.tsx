import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { contactDetailsMessages } from './contact-details.messages.ts';
import { ContactDetailsForm } from './index.ts';

const { choiceOrNone, line, email, numberOrNone } = mistakesOf;

testMessages(
  'contact-details',
  ContactDetailsForm,
  {
    address: ['required', 'addressTooLong', 'noSpecialCharacters'],
    apartment: ['tooLong', 'noSpecialCharacters'],
    city: line,
    postalCode: ['required', 'invalidPostalCode', 'notInQuebec'],
    residentialPhone: ['atLeastOnePhone', 'invalidPhone'],
    mobilePhone: ['atLeastOnePhone', 'invalidPhone'],
    workphone: numberOrNone,
    workphonepost: numberOrNone,
    memberEmail: email,
    memberEmailConfirm: [...email, 'emailMismatch'],
    carInsuranceExpiryMonth: choiceOrNone,
    homeInsuranceExpiryMonth: choiceOrNone,
    consent: ['consentRequired'],
  },
  {
    messages: contactDetailsMessages,
    startingPoints: (sample) => [sample, { ...sample, residentialPhone: '', mobilePhone: '' }],
  },
);
