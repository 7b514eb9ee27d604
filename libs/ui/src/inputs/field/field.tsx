import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldError } from '../field-error/field-error.tsx';
import { errorId, hintId } from './described-by.ts';
import { Root } from './field.styles.ts';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** The `id` of the control, which the label points to. */
  controlId: string;
  label: ReactNode;
  /** The hint, shown before the control with the id `${controlId}-hint`. */
  hint?: ReactNode;
  /** The error, shown after the control with the id `${controlId}-error`. */
  error?: ReactNode;
}

/**
 * A label, a hint, the control and its error, in a `<div>`. Give the control
 * `aria-describedby={describedBy(controlId, { hint, error })}` and `aria-invalid={!!error}`.
 */
export function Field({ controlId, label, hint, error, children, ...props }: FieldProps) {
  return (
    <Root {...props}>
      <label htmlFor={controlId}>{label}</label>
      {hint && (
        <p data-part="hint" id={hintId(controlId)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId(controlId)}>{error}</FieldError>
    </Root>
  );
}
