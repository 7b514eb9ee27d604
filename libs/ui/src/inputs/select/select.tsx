import type { ComponentPropsWithRef } from 'react';
import { Control } from '../control/control.styles.ts';

export type SelectProps = ComponentPropsWithRef<'select'>;

/** A native `<select>` with its `<option>`s as children, in the same box as a text input. */
export function Select(props: SelectProps) {
  return <Control as="select" {...props} />;
}
