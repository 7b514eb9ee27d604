'use client';

import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { Options } from '../control/choice.styles.ts';
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts';

export interface CheckboxOption {
  /** The value that is posted when the box is checked. */
  value: string;
  /** The `id` of its `<input>`, where an error summary leads. */
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<FieldsetProps, 'name' | 'defaultValue' | 'children'> {
  /** The name of every checkbox, under which checked values are posted. */
  name: string;
  options: readonly CheckboxOption[];
  /** The checked values, when the host controls them. */
  value?: readonly string[];
  /** The values that are checked at first. */
  defaultValue?: readonly string[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: (value: string[]) => void;
  /** `stack`, one below the other; `row`, side by side when there is room. */
  layout?: 'stack' | 'row';
  /** Attributes for each `<input>`, such as those of a form library. */
  inputProps?: Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onBlur' | 'onChange'>;
}

/**
 * Several choices at once: a `Fieldset` of native checkboxes with the same name. Rest props, `ref` and `className`
 * reach the `<fieldset>`.
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
    onValueChange?.(checkedValues(event.currentTarget));
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

function checkedValues(box: HTMLInputElement): string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return [...boxes].filter(({ name }) => name === box.name).map(({ value }) => value);
}
