'use client';

import type { MaskedInputProps } from '../masked-input/index.ts';
import { Root } from './postal-code-input.styles.ts';
import { postalCodeMask } from './postal-code-mask.ts';

export type PostalCodeInputProps = Omit<MaskedInputProps, 'mask' | 'type'>;

/**
 * A Canadian postal code, in capitals and grouped 3+3 while typing: a native `<input>`. `value`,
 * `defaultValue`, `onValueChange` and the posted value are the six characters without the space. The form’s rules check
 * that the code is valid and in Quebec. Every attribute reaches the `<input>`.
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
