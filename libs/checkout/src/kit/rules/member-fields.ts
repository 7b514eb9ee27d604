import { additionalMembersMaximum, codeOptionAdhesion } from '@jalon/api-client/contract';
import { choice, email, phone, postalCode, text } from '@jalon/forms/kit/rules';
import * as z from 'zod/mini';
import {
  birthMonths,
  birthYear,
  flag,
  greetings,
  memberNumber,
  personName,
  phoneNumberTypes,
  type StepSettings,
} from './fields.ts';
import { addressMaxLength, addressPartMaxLength } from './limits.ts';
import { alphabets } from './sanitised-text.ts';

function personFields(settings: StepSettings) {
  return {
    greetings: choice(greetings),
    firstName: personName(settings),
    lastName: personName(settings),
    birthMonth: choice(birthMonths),
    birthYear: birthYear(),
    email: email(),
    phoneNumber: phone(),
    phoneNumberType: choice(phoneNumberTypes),
  };
}

/** The fields of a main member, of the flows `register` and `gift-a-membership` (`step1` in the store). */
export function mainMemberFields(settings: StepSettings) {
  return { ...personFields(settings), ...membershipFields() };
}

/** The chosen membership, and its option for recreational vehicles. */
export function membershipFields() {
  return {
    indOptionVR: flag(),
    membership: z.object({ codeOptionAdhesion }),
  };
}

/** The optional codes of a visitor (`stepCodes` in the store). */
export const stepCodes = z._default(
  z.object({
    /** The referring member. The API checks it: `unknown`. */
    noMembreRecommande: memberNumber(),
  }),
  { noMembreRecommande: '' },
);

/** The people on a membership other than its main member. */
export function membersList(settings: StepSettings) {
  const member = z.object({
    ...personFields(settings),
    email: email({ optional: true }),
    phoneNumber: phone({ optional: true }),
    phoneNumberType: choice(phoneNumberTypes, { optional: true }),
    indOptionVR: flag(),
  });
  return z.array(member).check(z.maxLength(additionalMembersMaximum, 'tooManyMembers'));
}

/** The address of a member (`step3` in the store), in Québec. */
export function addressStep({ ligatures = 'ce' }: StepSettings = {}) {
  const { names, addresses } = alphabets[ligatures];
  return z.object({
    address: text({ alphabet: addresses, maxLength: addressMaxLength, letterOrDigit: true }),
    unit: text({ maxLength: addressPartMaxLength, optional: true }),
    city: text({ alphabet: names, maxLength: addressPartMaxLength, letterOrDigit: true }),
    postalCode: postalCode({ quebec: true }),
    /** Picked from the suggestions and not edited since. */
    indAdresseNormalise: flag(),
  });
}

export type AdditionalMember = z.infer<ReturnType<typeof membersList>>[number];
export type AddressStep = z.infer<ReturnType<typeof addressStep>>;

/** The second step of `register` and `gift-a-membership`. */
export function additionalMembersStep(settings: StepSettings = {}) {
  return z.object({ additionalMembers: membersList(settings) });
}
