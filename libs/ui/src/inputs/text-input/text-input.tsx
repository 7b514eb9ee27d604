import type { ComponentPropsWithRef } from 'react';
import { Control } from '../control/control.styles.ts';

export type TextInputProps = ComponentPropsWithRef<'input'>;

/**
 * A styled native `<input>` (`type="text"` by default), at least 52 px high and at most 480 px wide; with `size`, as
 * wide as that many characters. `aria-invalid` shows it in error.
 */
export function TextInput(props: TextInputProps) {
  return <Control {...props} />;
}
