'use client';

import type { ChangeEvent } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { Options } from '../control/choice.styles.ts';
import type { ChoiceGroupProps, ChoiceOption } from '../control/choice.tsx';
import { Fieldset } from '../fieldset/index.ts';

export type CheckboxOption = ChoiceOption;

export interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The checked values, when the host controls them. */
  value?: readonly string[];
  /** The values that are checked at first. */
  defaultValue?: readonly string[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: (value: string[]) => void;
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
