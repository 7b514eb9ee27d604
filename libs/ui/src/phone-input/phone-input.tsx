'use client';

import { useLocale } from '@jalon/i18n/react';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';
import { phoneMasks } from './phone-mask.ts';

export type PhoneInputProps = Omit<MaskedInputProps, 'mask' | 'type'>;

/**
 * A phone number of ten digits, shown 3-3-4 while it is typed (forms spec §5): a native `<input type="tel">`.
 * `value`, `defaultValue`, `onValueChange` and what is posted are digits alone. A leading country code of a pasted or
 * filled-in number is dropped; an eleventh digit is kept, for the host to refuse. Every attribute reaches the `<input>`.
 *
 * **Use it** for a Canadian number. **Not** for an extension: that is a `TextInput` of five digits.
 */
export function PhoneInput(props: PhoneInputProps) {
  return <MaskedInput autoComplete="tel" size={12} {...props} mask={phoneMasks[useLocale()]} type="tel" />;
}
