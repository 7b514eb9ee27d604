'use client';

import type { ChangeEvent } from 'react';
import { Options } from '../control/choice.styles.ts';
import type { ChoiceGroupProps, ChoiceOption } from '../control/choice.tsx';
import { Fieldset } from '../fieldset/index.ts';
import { Radio } from './radio.tsx';

export type RadioOption = ChoiceOption;

export interface RadioGroupProps extends ChoiceGroupProps {
  /** The selected value, when the host controls it; an empty string for none. */
  value?: string;
  /** The value that is selected at first. */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
  /** One must be selected before the form is sent. */
  required?: boolean;
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
