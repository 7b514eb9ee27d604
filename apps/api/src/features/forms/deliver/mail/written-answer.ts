import { formatAddress, formatPhone, formatPostalCode, type Locale } from '@jalon/i18n';
import * as z from 'zod/mini';

type Write = (value: string, locale: Locale) => string;

/** Fields whose wire value needs formatting for people. */
const writers: ReadonlyMap<string, Write> = new Map([
  ...['residentialPhone', 'mobilePhone', 'workPhone', 'workphone'].map(
    (name) => [name, formatPhone] as const,
  ),
  ...['postalCode', 'codePostal'].map((name) => [name, postalCode] as const),
  ['originalAddress', formerAddress],
]);

/** Formats an answer for people; returns it unchanged when it does not have the expected form. */
export function writtenAnswer(name: string, value: string, locale: Locale): string {
  return writers.get(name)?.(value, locale) ?? value;
}

function postalCode(value: string): string {
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(value) ? formatPostalCode(value) : value;
}

const addressParts = z.object({
  address: z.string(),
  apartment: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
});

/** An address on two lines. Empty when only the province is filled in, which it always is for members. */
function formerAddress(json: string, locale: Locale): string {
  const { data: parts } = addressParts.safeParse(parsed(json));
  if (!parts) return json;
  return formatAddress({ ...parts, street: parts.address }, locale).join('\n');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
