'use client';

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Options } from '../../internal/control/choice.styles.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';
import { Radio } from './radio.tsx';

export interface RadioOption {
  /** What is posted when it is chosen. */
  value: string;
  /** Of its `<input>`: an error summary leads there. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'name' | 'defaultValue' | 'children'> {
  /** The name under which the choice is posted. */
  name: string;
  options: readonly RadioOption[];
  /** The chosen value, where the host keeps it; an empty string for none. */
  value?: string;
  /** The value chosen at first. */
  defaultValue?: string;
  /** Called with the chosen value. */
  onValueChange?: (value: string) => void;
  /** One of them must be chosen before the form is sent. */
  required?: boolean;
  /** `stack`, one under the other; `row`, side by side where there is room. */
  layout?: 'stack' | 'row';
  /** For each `<input>`: what a form library registers. */
  inputProps?: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onBlur' | 'onChange'>;
}

/**
 * One choice among a few: a `Fieldset` with `role="radiogroup"` around native radio buttons. Rest props, `ref`
 * and `className` reach the `<fieldset>`.
 *
 * **Use it** for up to about seven choices that deserve to be seen at once. **Not** for more: that is a `Select`.
 *
 * | key | does |
 * |---|---|
 * | Tab | goes to the chosen button, or to the first; the next Tab leaves the group |
 * | Arrows | choose the next or the previous, round and round |
 * | Space | chooses the one that has the focus |
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
  const hasError = Boolean(props.error);
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
