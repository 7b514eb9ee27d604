import type { ReactNode } from 'react';
import { Choice, type ChoiceProps } from '../control/choice.tsx';

export interface CheckboxProps extends ChoiceProps {
  /** Must be checked before the form is sent: the `required` of the `<input>`. */
  isRequired?: boolean;
  /** The error, shown under the label. */
  error?: ReactNode;
}

/**
 * A yes or no answer: a native `<input type="checkbox">` in its `<label>`, at least 44 px high. `checked`,
 * `defaultChecked`, `disabled`, `name`, `ref` and every other attribute reach the `<input>`; `className` and `style`
 * the `<div>` around it. Works without JavaScript.
 */
export function Checkbox({ isRequired, ...props }: CheckboxProps) {
  return <Choice required={isRequired} {...props} type="checkbox" />;
}
