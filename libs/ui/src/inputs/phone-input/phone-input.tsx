'use client';

import { useLocale } from '@jalon/i18n/react';
import { MaskedInput, type MaskedInputProps } from '../masked-input/index.ts';
import { phoneMasks } from './phone-mask.ts';

export type PhoneInputProps = Omit<MaskedInputProps, 'mask' | 'type'>;

/**
 * A ten-digit phone number, grouped 3-3-4 while typing: a native `<input type="tel">`. `value`,
 * `defaultValue`, `onValueChange` and the posted value are digits only. A leading country code in a pasted or
 * autofilled number is dropped; an eleventh digit is kept, for the host to reject. Every attribute reaches the
 * `<input>`.
 */
export function PhoneInput(props: PhoneInputProps) {
  return <MaskedInput autoComplete="tel" size={12} {...props} mask={phoneMasks[useLocale()]} type="tel" />;
}
