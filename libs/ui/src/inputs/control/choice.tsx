import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from '../field/described-by.ts';
import { FieldError } from '../field-error/field-error.tsx';
import type { FieldsetProps } from '../fieldset/index.ts';
import { Root } from './choice.styles.ts';

/** Props shared by checkboxes and radio buttons; every other attribute reaches the `<input>`. */
export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** The text of the choice, inside the `<label>`: pressing it selects too. */
  label: ReactNode;
  /** The hint, shown under the label. */
  hint?: ReactNode;
  /** Shows the error state. */
  hasError?: boolean;
}

/** One of the choices of a group. */
export interface ChoiceOption {
  /** The value that is posted when it is checked. */
  value: string;
  /** The `id` of its `<input>`, where an error summary leads. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Props shared by groups of checkboxes and of radio buttons. */
export interface ChoiceGroupProps extends Omit<FieldsetProps, 'name' | 'defaultValue' | 'children'> {
  /** The name of every `<input>`, under which what is checked is posted. */
  name: string;
  options: readonly ChoiceOption[];
  /** `stack`, one below the other; `row`, side by side when there is room. */
  layout?: 'stack' | 'row';
  /** Attributes for each `<input>`, such as those of a form library. */
  inputProps?: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onBlur' | 'onChange'>;
}

interface TypedChoiceProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  error?: ReactNode;
}

/** The markup of both: `<div><label><input><span>label</span></label> hint error</div>`. */
export function Choice({
  type,
  label,
  hint,
  error,
  hasError = Boolean(error),
  id: given,
  className,
  style,
  'aria-describedby': described,
  ...props
}: TypedChoiceProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <Root className={className} style={style}>
      <label>
        <input
          {...props}
          type={type}
          id={id}
          aria-describedby={
            [described, describedBy(id, { hint, error })].filter(Boolean).join(' ') || undefined
          }
          // In ARIA only a group of radio buttons can be invalid, not a single one. Chromium reports a required
          // checkbox as invalid from the start, unless the attribute says otherwise.
          {...(type === 'radio'
            ? { 'data-invalid': hasError || undefined }
            : { 'aria-invalid': hasError || (props.required ? false : undefined) })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p data-part="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {type === 'checkbox' && <FieldError id={errorId(id)}>{error}</FieldError>}
    </Root>
  );
}
