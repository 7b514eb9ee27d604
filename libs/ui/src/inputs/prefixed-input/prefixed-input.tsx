import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Control } from '../../internal/control/control.styles.ts';
import { Root } from './prefixed-input.styles.ts';

export interface PrefixedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /**
   * What stands in front of the answer and is no part of it: the `620 285` of a member’s number (forms spec §5). It is
   * not posted.
   */
  prefix: ReactNode;
}

/**
 * A native `<input>` behind a fixed prefix, which also describes it (`aria-describedby`). Attributes and `ref` reach
 * the `<input>`; `className` and `style` the `<div>` around both. In less than 13em the prefix stands above.
 *
 * **Use it** where everyone’s answer begins alike, or for a unit before a number. **Not** for what helps to answer:
 * that is the hint of a `Field`.
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
