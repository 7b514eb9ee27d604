'use client';

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Options } from '../control/choice.styles.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';
import { Radio } from './radio.tsx';

export interface RadioOption {
  /** The value that is posted when it is selected. */
  value: string;
  /** The `id` of its `<input>`, where an error summary leads. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'name' | 'defaultValue' | 'children'> {
  /** The name of the radio buttons, under which the value is posted. */
  name: string;
  options: readonly RadioOption[];
  /** The selected value, when the host controls it; an empty string for none. */
  value?: string;
  /** The value that is selected at first. */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
  /** One must be selected before the form is sent. */
  required?: boolean;
  /** `stack`, one below the other; `row`, side by side when there is room. */
  layout?: 'stack' | 'row';
  /** Attributes for each `<input>`, such as those of a form library. */
  inputProps?: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onBlur' | 'onChange'>;
}

/**
 * A single choice among a few: a `Fieldset` with `role="radiogroup"` around native radio buttons. Rest props, `ref` and
 * `className` reach the `<fieldset>`.
 */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  required,
  layout = 'stack',
  inputProps,
  ...props
}: RadioGroupProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    inputProps?.onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  }
  const hasError = Boolean(props.error) || props['aria-invalid'] === true;
  return (
    <Fieldset
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={hasError || undefined}
      {...props}
    >
      <Options data-layout={layout}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            {...inputProps}
            name={name}
            required={required}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            hasError={hasError}
            onChange={onChange}
          />
        ))}
      </Options>
    </Fieldset>
  );
}
