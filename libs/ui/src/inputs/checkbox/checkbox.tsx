import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../../internal/control/choice.tsx';

export interface CheckboxProps extends ChoiceProps {
  /** Must be ticked before the form is sent (site spec §5): the `required` of the `<input>`. */
  isRequired?: boolean;
  /** What is wrong, shown under the label. */
  error?: ReactNode;
}

/**
 * A yes or a no: a native `<input type="checkbox">` in its `<label>`, at least 44 px high. `checked`,
 * `defaultChecked`, `disabled`, `name`, `ref` and every other attribute reach the `<input>`; `className` and
 * `style` the `<div>` around it. Without a script it ticks and posts.
 *
 * **Use it** for one consent or option, or several that do not exclude one another (`CheckboxGroup`). **Not** for
 * one of several: that is a `RadioGroup`. An error is told by `aria-invalid` and `aria-describedby`.
 *
 * | key | does |
 * |---|---|
 * | Tab | goes to the box |
 * | Space | ticks it, or unticks it |
 */
export function Checkbox({ isRequired, ...props }: CheckboxProps) {
  return <Choice required={isRequired} {...props} type="checkbox" />;
}
