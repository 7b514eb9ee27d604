import { mistakesOf, testMessages } from '../../testing/test-messages.tsx';
import { ContactUsForm } from './index.ts';

const { choice, choiceOrNone, email, phone, message, numberOrNone } = mistakesOf;

const contact = {
  memberFirstName: ['required', 'tooLong', 'lettersAndSpacesOnly'],
  memberLastName: ['required', 'tooLong', 'lettersAndSpacesOnly'],
  memberNumberBase: numberOrNone,
  email,
  residentialPhone: phone,
  mobilePhone: ['invalidPhone'],
  workPhone: ['invalidPhone'],
  workPhonePost: numberOrNone,
  question: message,
  consent: ['consentRequired'],
  promo_offer_consent: choiceOrNone,
};

testMessages('contact-us', ContactUsForm, { subject: choice, ...contact });
testMessages('contact-auto-insurance', ContactUsForm, contact);
