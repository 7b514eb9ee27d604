import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from '../error-message/field-error.tsx';
import { describedBy, errorId, hintId } from '../field/described-by.ts';
import { Root } from './choice.styles.ts';

/** What a checkbox and a radio button take; every other attribute reaches the `<input>`. */
export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** What is chosen. Inside the `<label>`, so pressing it chooses too. */
  label: ReactNode;
  /** What helps to choose, shown under the label. */
  hint?: ReactNode;
  /** Shows the box in error (site spec §5). */
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
          // ARIA knows no invalid radio button, only an invalid group of them.
          {...{ [type === 'radio' ? 'data-invalid' : 'aria-invalid']: hasError || undefined }}
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
