'use client';

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Options } from '../../internal/control/choice.styles.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';

export interface CheckboxOption {
  /** What is posted when it is ticked. */
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'name' | 'defaultValue' | 'children'> {
  /** The name under which every ticked value is posted. */
  name: string;
  options: readonly CheckboxOption[];
  /** The ticked values, where the host keeps them. */
  value?: readonly string[];
  /** The values ticked at first. */
  defaultValue?: readonly string[];
  /** Called with the ticked values, in the order of the options. */
  onValueChange?: (value: string[]) => void;
  /** `stack`, one under the other; `row`, side by side where there is room. */
  layout?: 'stack' | 'row';
  /** For each `<input>`: what a form library registers. */
  inputProps?: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onBlur' | 'onChange'>;
}

/**
 * Several choices that do not exclude one another: a `Fieldset` of native checkboxes of one name. Rest
 * props, `ref` and `className` reach the `<fieldset>`.
 *
 * | key | does |
 * |---|---|
 * | Tab | goes to the next box |
 * | Space | ticks it, or unticks it |
 */
export function CheckboxGroup({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  layout = 'stack',
  inputProps,
  ...props
}: CheckboxGroupProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    inputProps?.onChange?.(event);
    onValueChange?.(ticked(event.currentTarget));
  }
  return (
    <Fieldset {...props}>
      <Options data-layout={layout}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...option}
            {...inputProps}
            name={name}
            checked={value?.includes(option.value)}
            defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
            hasError={Boolean(props.error)}
            onChange={onChange}
          />
        ))}
      </Options>
    </Fieldset>
  );
}

function ticked(box: HTMLInputElement): string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return [...boxes].filter(({ name }) => name === box.name).map(({ value }) => value);
}
