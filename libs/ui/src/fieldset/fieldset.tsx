import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldError } from '../error-message/field-error.tsx';
import { describedBy, errorId, hintId } from '../field/described-by.ts';
import { Root } from './fieldset.styles.ts';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** What the controls together ask: read out with each of them. */
  legend: ReactNode;
  /** What helps to answer, before the controls, under the id `${id}-hint`. */
  hint?: ReactNode;
  /** What is wrong with the answer as a whole, after the controls, under the id `${id}-error`. */
  error?: ReactNode;
}

/**
 * Controls that answer one question together: a native `<fieldset>` with its `<legend>`, described by its hint and
 * its error.
 *
 * **Use it** around an address, a date, choices. **Not** around a lone control: that is a `Field`.
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
