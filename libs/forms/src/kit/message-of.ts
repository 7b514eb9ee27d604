import type { Translator } from '@jalon/i18n';
import type { FieldRule } from './field-rule.ts';
import { kitMessages } from './kit.messages.ts';

/** The message of an error in the translator's language; one of a newer server asks to check the answer. */
export function messageOf(
  key: string,
  t: Translator<typeof kitMessages.fr>,
  rule: Pick<FieldRule, 'maxLength'> = {},
): string {
  const known = key in kitMessages.fr ? key : 'invalidValue';
  return t(known as 'tooLong', { max: rule.maxLength ?? 0 });
}
