'use client';

import type { MaskedInputProps } from '../masked-input/index.ts';
import { Root } from './postal-code-input.styles.ts';
import { postalCodeMask } from './postal-code-mask.ts';

export type PostalCodeInputProps = Omit<MaskedInputProps, 'mask' | 'type'>;

/**
 * A Canadian postal code, in capitals and shown 3+3 while it is typed (forms spec §5): a native `<input>`. `value`,
 * `defaultValue`, `onValueChange` and what is posted are the six characters without the space. Whether it is a code,
 * and one of Quebec, the form’s rules say. Every attribute reaches the `<input>`.
 */
export function PostalCodeInput(props: PostalCodeInputProps) {
  return (
    <Root
      autoComplete="postal-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      size={7}
      {...props}
      mask={postalCodeMask}
      type="text"
    />
  );
}
