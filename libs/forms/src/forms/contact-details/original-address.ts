import { memberTextMaxLength } from '../../kit/rules/limits.ts';
import { lineOfText } from '../../kit/rules/page-fields.ts';

/** The address before the member changed it. */
export interface OriginalAddress {
  readonly address: string;
  readonly apartment: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province: typeof homeProvince;
  /** Picked from the suggestions of an address service. */
  readonly indAdresseNormalise: boolean;
}

/** The province of every member’s address. */
export const homeProvince = 'QC';

/** Maximum length of its JSON, in UTF-16 units. Our choice: more than its four texts with every character escaped. */
export const originalAddressMaxLength = 2000;

/** The address in a JSON text; undefined for any other text. */
export function readAddress(json: unknown): OriginalAddress | undefined {
  if (typeof json !== 'string' || json.length > originalAddressMaxLength) return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(json);
  } catch {
    return undefined;
  }
  return typeof parts === 'object' && parts ? originalAddress(parts as Record<string, unknown>) : undefined;
}

/** Parts that are not strings become empty. */
export function originalAddress(parts: Readonly<Record<string, unknown>>): OriginalAddress {
  const text = (name: string) => part(parts[name]);
  return {
    address: text('address'),
    apartment: text('apartment'),
    city: text('city'),
    postalCode: text('postalCode'),
    province: homeProvince,
    indAdresseNormalise: parts.indAdresseNormalise === true,
  };
}

const part = lineOfText(memberTextMaxLength);

/** Whether two sets of answers have the same address. The apartment does not count: address services do not normalise it. */
export function isSameAddress(
  original: OriginalAddress,
  answers: Readonly<Partial<Record<string, string>>>,
): boolean {
  return (['address', 'city', 'postalCode'] as const).every((name) => original[name] === answers[name]);
}
