import { Choice, type ChoiceProps } from '../control/choice.tsx';

export type RadioProps = ChoiceProps;

/**
 * A single radio button: a native `<input type="radio">` in its `<label>`, at least 44 px high, for groups that
 * `RadioGroup` does not lay out. Its attributes reach the `<input>`; `className` and `style` the `<div>` around it.
 */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" />;
}
