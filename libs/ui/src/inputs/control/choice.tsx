import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from '../field/described-by.ts';
import { FieldError } from '../field-error/field-error.tsx';
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
