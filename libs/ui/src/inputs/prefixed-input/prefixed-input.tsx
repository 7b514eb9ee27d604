import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Control } from '../control/control.styles.ts';
import { Root } from './prefixed-input.styles.ts';

export interface PrefixedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /**
   * The text before the answer, which is not part of the value: `620 285` for a member number. It is
   * not posted.
   */
  prefix: ReactNode;
}

/**
 * A native `<input>` behind a fixed prefix, which also describes it (`aria-describedby`). Attributes and `ref` reach
 * the `<input>`; `className` and `style` the `<div>` around both. In less than 13em the prefix is above.
 */
export function PrefixedInput({
  prefix,
  className,
  style,
  'aria-describedby': described,
  ...props
}: PrefixedInputProps) {
  const prefixId = useId();
  return (
    <Root className={className} style={style}>
      <span id={prefixId}>{prefix}</span>
      <Control type="text" {...props} aria-describedby={described ? `${prefixId} ${described}` : prefixId} />
    </Root>
  );
}
