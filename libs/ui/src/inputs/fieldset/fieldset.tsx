import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, errorId, hintId } from '../field/described-by.ts';
import { FieldError } from '../field-error/field-error.tsx';
import { Root } from './fieldset.styles.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** The question, which is read with each control. */
  legend: ReactNode;
  /** The hint, before the controls, with the id `${id}-hint`. */
  hint?: ReactNode;
  /** The error of the answer as a whole, after the controls, with the id `${id}-error`. */
  error?: ReactNode;
}

/**
 * Controls that answer one question together: a native `<fieldset>` with its `<legend>`, described by its hint and its
 * error.
 */
export function Fieldset({ legend, hint, error, id: given, children, ...props }: FieldsetProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <Root id={id} aria-describedby={describedBy(id, { hint, error })} {...props}>
      <legend>{legend}</legend>
      {hint && (
        <p data-part="hint" id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </Root>
  );
}
