import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Control } from '../control/control.styles.ts';
import { Root } from './prefixed-input.styles.ts';

export interface PrefixedInputProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix'> {
  /**
   * The text before the answer, which is not part of the value: `620 285` for a member number. It is
   * not posted.
   */
  prefix?: ReactNode;
  /** The text after the answer instead of one before it: `km`, or `$` in French. It is not posted. */
  suffix?: ReactNode;
}

/**
 * A native `<input>` with a fixed prefix or suffix, which also describes it (`aria-describedby`). Attributes and `ref` reach
 * the `<input>`; `className` and `style` the `<div>` around both. In less than 13em a prefix is above.
 */
export function PrefixedInput({
  prefix,
  suffix,
  className,
  style,
  'aria-describedby': described,
  ...props
}: PrefixedInputProps) {
  const affixId = useId();
  const affix = <span id={affixId}>{prefix ?? suffix}</span>;
  return (
    <Root data-affix={prefix ? undefined : 'after'} className={className} style={style}>
      {prefix && affix}
      <Control type="text" {...props} aria-describedby={described ? `${affixId} ${described}` : affixId} />
      {!prefix && affix}
    </Root>
  );
}
