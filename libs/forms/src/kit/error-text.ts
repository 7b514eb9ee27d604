import type { Translator } from '@jalon/i18n';
import type { FieldRule } from './field-rule.ts';
import { fieldErrorKeys, type kitMessages, sendErrorKeys } from './kit.messages.ts';

type KitTranslator = Translator<typeof kitMessages.fr>;

/** The message of an error at a field; a key that is none, of a newer server say, asks to check the answer. */
export function fieldErrorText(
  key: string,
  t: KitTranslator,
  { maxLength = 0 }: Pick<FieldRule, 'maxLength'> = {},
) {
  return t((Object.hasOwn(fieldErrorKeys, key) ? key : 'invalidValue') as 'tooLong', { max: maxLength });
}

/** The message of an error of the whole form; a key that is none asks to try again later. */
export function sendErrorText(key: string, t: KitTranslator) {
  return t(Object.hasOwn(sendErrorKeys, key) ? (key as keyof typeof sendErrorKeys) : 'tryAgainLater');
}
