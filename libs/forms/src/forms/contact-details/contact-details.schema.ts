import * as z from 'zod/mini';
import { phoneDigits } from '../../kit/rules/alphabet.ts';
import type { FieldErrorKey, TextSchema } from '../../kit/rules/answer.ts';
import { checked, choice, consent } from '../../kit/rules/choice-fields.ts';
import { email, extension, phone, postalCode } from '../../kit/rules/contact-fields.ts';
import { fieldRegistry } from '../../kit/rules/field-meta.ts';
import type { FormDefinition } from '../../kit/rules/form-definition.ts';
import {
  addressMaxLength,
  addressPartMaxLength,
  memberTextMaxLength,
  phoneLength,
} from '../../kit/rules/limits.ts';
import { hiddenText } from '../../kit/rules/page-fields.ts';
import { text } from '../../kit/rules/text-fields.ts';
import { homeProvince, isSameAddress, readAddress } from './original-address.ts';

/** January is 1. */
export const expiryMonths = Array.from({ length: 12 }, (_, month) => String(month + 1));

/** Whether the member may not change the address and the residential phone: member type A. */
export function isAddressLocked({ codeTypeMember }: { codeTypeMember?: unknown }): boolean {
  return codeTypeMember === 'A';
}

/** The checks of the fields that some members can’t change or may leave empty. */
export const editable = {
  address: text({ maxLength: addressMaxLength, tooLong: 'addressTooLong' }),
  apartment: text({ maxLength: addressPartMaxLength, optional: true }),
  city: text({ maxLength: addressPartMaxLength }),
  postalCode: postalCode({ quebec: true }),
  residentialPhone: phone(),
  mobilePhone: phone(),
} as const satisfies Record<string, TextSchema>;

type Editable = keyof typeof editable;

/**
 * The fields of form 3. The hidden ones have the names of the memberInfo cookie.
 */
export const contactDetailsSchema = z
  .object({
    memberGender: hiddenText(memberTextMaxLength),
    memberFirstName: hiddenText(memberTextMaxLength),
    memberLastName: hiddenText(memberTextMaxLength),
    address: uncheckedText('address'),
    apartment: uncheckedText('apartment'),
    city: uncheckedText('city'),
    province: hiddenText(memberTextMaxLength),
    postalCode: uncheckedText('postalCode'),
    residentialPhone: uncheckedText('residentialPhone'),
    mobilePhone: uncheckedText('mobilePhone'),
    // At most ten digits, not exactly ten.
    workphone: text({ alphabet: phoneDigits, maxLength: phoneLength, optional: true }).register(
      fieldRegistry,
      {
        optional: true,
      },
    ),
    workphonepost: extension({ optional: true }),
    memberEmail: email(),
    memberEmailConfirm: email(),
    carInsuranceExpiryMonth: choice(expiryMonths, { optional: true }),
    homeInsuranceExpiryMonth: choice(expiryMonths, { optional: true }),
    consent: consent(),
    memberNumber: hiddenText(memberTextMaxLength),
    codeTypeMember: hiddenText(memberTextMaxLength),
    /** JSON of the address before the change: the values of a form are text. */
    originalAddress: z
      .pipe(z.transform(readOriginal), z.string())
      .register(fieldRegistry, { optional: true, hidden: true }),
    /** `true` when the address was picked from suggestions, `false` when it was edited by hand. */
    indAdresseNormalise: z
      .pipe(
        z.transform((value) => value ?? ''),
        z.enum(['', checked, 'false'], { error: 'invalidChoice' satisfies FieldErrorKey }),
      )
      .register(fieldRegistry, { values: [checked], optional: true, hidden: true }),
  })
  .check(
    ...Object.keys(editable).map((name) => checkEditable(name as Editable)),
    z.refine(
      ({ memberEmail, memberEmailConfirm }) =>
        memberEmail === memberEmailConfirm || !email().safeParse(memberEmail).success,
      { path: ['memberEmailConfirm'], error: 'emailMismatch', when: () => true },
    ),
    z.overwrite((value) => ({
      ...value,
      ...readEditable(value),
      province: value.address ? homeProvince : '',
      indAdresseNormalise: isNormalised(value) ? checked : '',
    })),
  );

export type ContactDetailsValues = z.infer<typeof contactDetailsSchema>;
export type ContactDetailsField = keyof ContactDetailsValues;

/** Form 3: a member changes their contact details. */
export function contactDetails() {
  return {
    id: 3,
    name: 'contact-details',
    localeCodes: { fr: 'F', en: 'A' },
    attachesMember: false,
    ownedBy: 'memberNumber',
    schema: contactDetailsSchema,
  } as const satisfies FormDefinition<ContactDetailsValues>;
}

/** Text stored as received, unless the schema checks it: a member can’t correct a locked field. */
function uncheckedText(name: Editable) {
  return hiddenText(memberTextMaxLength).register(fieldRegistry, fieldRegistry.get(editable[name]) ?? {});
}

type Values = Readonly<Partial<Record<string, string>>>;

function isChecked(name: Editable, values: Values): boolean {
  if (isPhone(name) && !phoneRequired(name, values)) return false;
  return name === 'mobilePhone' || !isAddressLocked(values);
}

/** Checks a field for the members who can change it. `when`: also if other fields are invalid. */
function checkEditable(name: Editable): z.core.$ZodCheck<Values> {
  return z.refine((values: Values) => errorOf(name, values) === undefined, {
    path: [name],
    error: ({ input }) => errorOf(name, input as Values),
    when: () => true,
  });
}

function errorOf(name: Editable, values: Values): string | undefined {
  if (!isChecked(name, values)) return undefined;
  const key = editable[name].safeParse(values[name]).error?.issues[0]?.message;
  if (key !== 'required') return key;
  // Picking an address fills in city and postal code: without an address, only the address is in error.
  if (!values.address && (name === 'city' || name === 'postalCode')) return undefined;
  return isPhone(name) && !isAddressLocked(values) ? 'atLeastOnePhone' : key;
}

/** The checked fields, as stored. */
function readEditable(values: Values): Values {
  // Locked fields too: a record has the same format for every type of member.
  const read = (Object.keys(editable) as Editable[]).map((name) => [
    name,
    editable[name].safeParse(values[name]).data ?? values[name],
  ]);
  return Object.fromEntries(read);
}

/**
 * Which of the two phones must be given: the one that is filled, or both if both or none are.
 */
export function phoneRequired(own: Phone, values: Values): boolean {
  return !!values[own] || !values[otherPhone[own]];
}

const otherPhone = { residentialPhone: 'mobilePhone', mobilePhone: 'residentialPhone' } as const;
export type Phone = keyof typeof otherPhone;

function isPhone(name: string): name is Phone {
  return name in otherPhone;
}

/** An address that was neither picked nor edited keeps its status. */
function isNormalised({ indAdresseNormalise, originalAddress, ...address }: Values): boolean {
  if (indAdresseNormalise) return indAdresseNormalise === checked;
  const original = readAddress(originalAddress);
  return !!original?.indAdresseNormalise && isSameAddress(original, address);
}

/** Empty for anything that is not an address. */
function readOriginal(json: unknown): string {
  const address = readAddress(json);
  return address ? JSON.stringify(address) : '';
}
