import { anyLine, digits, phoneDigits } from '../kit/alphabet.ts';
import {
  type AnswersSoFar,
  carried,
  derived,
  type FieldRule,
  optional,
  optionalTick,
  requiredChoice,
  requiredEmail,
  requiredPhone,
  requiredPostalCode,
  requiredText,
  requiredTick,
  ticked,
  unless,
} from '../kit/field-rule.ts';
import type { FormDefinition } from '../kit/form-definition.ts';
import {
  addressMaxLength,
  addressPartMaxLength,
  emailMaxLength,
  extensionMaxLength,
  memberTextMaxLength,
  phoneLength,
} from '../kit/limits.ts';
import { homeProvince, isSameAddress, originalAddressMaxLength, readAddress } from './original-address.ts';

/** What a club may set of the contact details. */
export interface ContactDetailsSettings {
  /** Of the club's insurance partners, as it is written. */
  readonly insurancePhone: string;
}

/** The spec shows no number (forms spec §9): this one is of the range kept for examples. */
export const contactDetailsDefaults: ContactDetailsSettings = { insurancePhone: '1 800 555-0134' };

/** A club's settings over the defaults. */
export function contactDetailsSettings(settings?: Partial<ContactDetailsSettings>): ContactDetailsSettings {
  return { ...contactDetailsDefaults, ...settings };
}

export type ContactDetailsField =
  | 'memberGender'
  | 'memberFirstName'
  | 'memberLastName'
  | 'address'
  | 'apartment'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'residentialPhone'
  | 'mobilePhone'
  | 'workphone'
  | 'workphonepost'
  | 'memberEmail'
  | 'memberEmailConfirm'
  | 'carInsuranceExpiryMonth'
  | 'homeInsuranceExpiryMonth'
  | 'consent'
  | 'memberNumber'
  | 'codeTypeMember'
  | 'originalAddress'
  | 'indAdresseNormalise';

/** January is 1 (forms spec §9). */
export const expiryMonths = Array.from({ length: 12 }, (_, month) => String(month + 1));

/** Whether the address and the residential phone are not the member's to change (forms spec §4, §6). */
export function isAddressLocked({ codeTypeMember }: AnswersSoFar): boolean {
  return codeTypeMember === 'A';
}

/**
 * Form 3: a member changes how to be reached (forms spec §3, §4, §5). The spec names no field for the expiry
 * months nor for what is carried along: the months have names of ours, the others those of the memberInfo
 * cookie. `originalAddress` is JSON, since every field is a text.
 */
export function contactDetails(): FormDefinition<ContactDetailsField> {
  const text = carried(memberTextMaxLength);
  const line = (maxLength: number) => requiredText({ alphabet: anyLine, maxLength });
  const expiryMonth = optional(requiredChoice(expiryMonths));
  return {
    id: 3,
    name: 'contact-details',
    localeCodes: { fr: 'F', en: 'A' },
    attachesMember: false,
    ownedBy: 'memberNumber',
    fields: {
      memberGender: text,
      memberFirstName: text,
      memberLastName: text,
      address: unlessLocked(
        requiredText({ alphabet: anyLine, maxLength: addressMaxLength, tooLong: 'addressTooLong' }),
      ),
      apartment: unlessLocked(optional(line(addressPartMaxLength))),
      city: unlessLocked(line(addressPartMaxLength)),
      province: derived(({ address }) => (address ? homeProvince : '')),
      postalCode: unlessLocked(requiredPostalCode({ quebec: true })),
      residentialPhone: unlessLocked(phone('residentialPhone')),
      mobilePhone: phone('mobilePhone'),
      // Its field shows it 3-3-4, and filters it by itself.
      workphone: {
        ...optional(requiredText({ alphabet: phoneDigits, maxLength: phoneLength })),
        filter: undefined,
      },
      workphonepost: optional(requiredText({ alphabet: digits, maxLength: extensionMaxLength })),
      memberEmail: requiredEmail(emailMaxLength),
      memberEmailConfirm: {
        ...requiredEmail(emailMaxLength),
        agree: (email, { memberEmail }) =>
          !memberEmail || email === memberEmail ? undefined : 'emailMismatch',
      },
      carInsuranceExpiryMonth: expiryMonth,
      homeInsuranceExpiryMonth: expiryMonth,
      consent: requiredTick(),
      memberNumber: text,
      codeTypeMember: text,
      originalAddress: originalAddress(),
      indAdresseNormalise: {
        ...optionalTick(),
        // An address that stays as it was stays as normalised as it was.
        derive: (values) => {
          const original = readAddress(values.originalAddress);
          if (!original || !isSameAddress(original, values)) return values.indAdresseNormalise ?? '';
          return original.indAdresseNormalise ? ticked : '';
        },
      },
    },
  };
}

/** Kept as it came where it is locked: the member could not mend it. */
function unlessLocked(rule: FieldRule): FieldRule {
  return unless(isAddressLocked, rule, memberTextMaxLength);
}

/**
 * Which of the two phones must be given: the one that is filled, or both where both or none are (forms spec
 * §4).
 */
export function phoneRequired(own: Phone, values: AnswersSoFar): boolean {
  const [filled, otherFilled] = [!!values[own], !!values[phones[own]]];
  return filled || !otherFilled;
}

/** Each with the other. */
const phones = { residentialPhone: 'mobilePhone', mobilePhone: 'residentialPhone' } as const;
export type Phone = keyof typeof phones;

function phone(own: Phone): FieldRule {
  return unless((values) => !phoneRequired(own, values), requiredPhone(), memberTextMaxLength);
}

/** Empty for anything else. */
function originalAddress(): FieldRule {
  return {
    ...carried(originalAddressMaxLength),
    check: (json) => {
      const address = readAddress(json);
      return { value: address ? JSON.stringify(address) : '' };
    },
  };
}
