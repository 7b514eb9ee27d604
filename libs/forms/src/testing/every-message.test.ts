import { defaultClub } from '@jalon/club';
import { expect, it } from 'vitest';
import { contactDetailsMessages } from '../forms/contact-details/contact-details.messages.ts';
import { giftCardMessages } from '../forms/gift-card/gift-card.messages.ts';
import { fieldErrorKeys } from '../kit/texts/edited-form.messages.ts';
import { kitMessages } from '../kit/texts/kit.messages.ts';
import { formDefinitions } from '../registry.ts';
import { findMistakes } from './test-messages.tsx';

it('every message of the rules is seen at some field', () => {
  const ofRules = Object.keys(fieldErrorKeys);
  const found = formDefinitions(defaultClub).flatMap((form) => findMistakes(form, [form.sample]));
  const seen = new Set<string>(found.map(({ key }) => key));
  // Only a club that accepts more characters in makes and models has this message.
  expect(ofRules.filter((key) => !seen.has(key))).toEqual(['vehicleNameOnly']);
});

it('words each error message as the club does', () => {
  expect({ ...contactDetailsMessages.en, ...giftCardMessages.en, ...kitMessages.en }).toMatchObject({
    required: 'Please fill out this field',
    invalidEmail: 'Please enter a valid email address',
    invalidPhone: 'Please enter a phone number containing 10 digits',
    addressTooLong: 'Address field should have a maximum of 100 characters',
    invalidPostalCode: 'Invalid postal code format. Please enter in the format H1H1H1.',
    notInQuebec: 'Please enter a postal code in Quebec',
    emailMismatch: 'Email addresses do not match',
    consentRequired: 'Accept the policy to continue',
    insufficientDollars: 'Insufficient club dollars for the desired amount',
    tryAgainLater: 'An error occurred. Please try again later.',
  });
  expect(kitMessages.fr).toMatchObject({
    required: 'Veuillez remplir ce champ',
    tryAgainLater: 'Une erreur est survenue. Veuillez réessayer plus tard.',
  });
});
