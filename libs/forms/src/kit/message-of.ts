import type { Translator } from '@jalon/i18n';
import type { FieldRule } from './field-rule.ts';
import { kitMessages } from './kit.messages.ts';

/** The message of an error in the translator's language; one of a newer server is `unknown`, by its key. */
export function messageOf(
  key: string,
  t: Translator<typeof kitMessages.fr>,
  rule: Pick<FieldRule, 'maxLength'> = {},
  unknown: 'invalidValue' | 'tryAgainLater' = 'invalidValue',
): string {
  const known = key in kitMessages.fr ? key : unknown;
  return t(known as 'tooLong', { max: rule.maxLength ?? 0 });
}
