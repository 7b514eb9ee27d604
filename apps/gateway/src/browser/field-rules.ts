// Runs in the browser and in the gateway: no other imports are possible.
import type { FieldError } from './fields.messages.ts';

/** The typed values of the fields. */
export interface CardFields {
  readonly number: string;
  /** `MM/YY`; a year of four digits is accepted. */
  readonly expiry: string;
  readonly code: string;
}

export interface BankFields {
  readonly institution: string;
  readonly transit: string;
  readonly account: string;
}

export type FieldErrors<Fields> = Partial<Record<keyof Fields, FieldError>>;

export interface Brand {
  readonly name: string;
  /** The first digits of the brand's numbers. */
  readonly start: RegExp;
  readonly lengths: readonly number[];
  readonly codeLength: 3 | 4;
}

const brands: readonly Brand[] = [
  { name: 'visa', start: /^4/, lengths: [13, 16, 19], codeLength: 3 },
  {
    name: 'mastercard',
    // 51 to 55 and 2221 to 2720.
    start: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    codeLength: 3,
  },
  { name: 'amex', start: /^3[47]/, lengths: [15], codeLength: 4 },
  { name: 'discover', start: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], codeLength: 3 },
];

/** The digits of a text; people type spaces and hyphens between them. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s\-–]/g, '');

export const brandOf = (number: string): Brand | undefined =>
  brands.find(({ start }) => start.test(digitsOf(number)));

/** ISO/IEC 7812-1, annex B: finds typing errors. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The month and the full year of an expiry date; undefined for other text. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/\-.\s]\s*(?:20)?(\d{2})$/.exec(text.trim()) ??
    /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/.exec(text.trim()) ?? [undefined, undefined, undefined];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

export function checkCard({ number, expiry, code }: CardFields, now: Date): FieldErrors<CardFields> {
  return withoutUndefined({
    number: numberError(digitsOf(number)),
    expiry: expiryError(expiry, now),
    code: codeError(code.trim(), brandOf(number)),
  });
}

function numberError(digits: string): FieldError | undefined {
  if (!digits) return 'numberRequired';
  const brand = brandOf(digits);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'numberInvalid';
  if (!brand) return 'brandUnknown';
  return brand.lengths.includes(digits.length) ? undefined : 'numberInvalid';
}

function expiryError(text: string, now: Date): FieldError | undefined {
  if (!text.trim()) return 'expiryRequired';
  const expiry = readExpiry(text);
  if (!expiry) return 'expiryInvalid';
  const months = (expiry.year - now.getFullYear()) * 12 + (expiry.month - 1 - now.getMonth());
  // A card is valid until the end of its expiry month.
  if (months < 0) return 'expired';
  return months > 12 * 50 ? 'expiryInvalid' : undefined;
}

function codeError(code: string, brand: Brand | undefined): FieldError | undefined {
  if (!code) return 'codeRequired';
  const isValid = brand ? code.length === brand.codeLength : code.length === 3 || code.length === 4;
  return isValid && /^\d+$/.test(code) ? undefined : 'codeInvalid';
}

/** Bank numbers have no check digit: only their lengths can be checked. */
export function checkBank({ institution, transit, account }: BankFields): FieldErrors<BankFields> {
  const error = (text: string, pattern: RegExp, required: FieldError, invalid: FieldError) => {
    const digits = digitsOf(text);
    if (!digits) return required;
    return pattern.test(digits) ? undefined : invalid;
  };
  return withoutUndefined({
    institution: error(institution, /^\d{3}$/, 'institutionRequired', 'institutionInvalid'),
    transit: error(transit, /^\d{5}$/, 'transitRequired', 'transitInvalid'),
    account: error(account, /^\d{7,12}$/, 'accountRequired', 'accountInvalid'),
  });
}

function withoutUndefined<Fields extends Partial<Record<string, FieldError>>>(errors: Fields): Fields {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Fields;
}
