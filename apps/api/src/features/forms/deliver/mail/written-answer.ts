import { answerText } from '@jalon/forms/labels';
import type { fieldMeta } from '@jalon/forms/schemas';
import { formatAddress, formatPhone, type Locale } from '@jalon/i18n';
import * as z from 'zod/mini';

type Write = (value: string, locale: Locale) => string;

/** Fields whose rule does not say how people write the answer. */
const writers: ReadonlyMap<string, Write> = new Map([
  ['workphone', formatPhone],
  ['originalAddress', formerAddress],
]);

/** Formats an answer for people, by the kind of its field; returns it unchanged when it does not have the expected form. */
export function writtenAnswer(
  name: string,
  value: string,
  locale: Locale,
  meta: ReturnType<typeof fieldMeta> = {},
): string {
  return writers.get(name)?.(value, locale) ?? answerText(value, { meta, locale });
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
