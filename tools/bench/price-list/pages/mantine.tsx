import { Button, Checkbox, MantineProvider, NativeSelect, Radio, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { choose, empty, type Field, fields, requiredMessage, requiredNames, send } from './fields.ts';

type Values = Record<string, string>;

export function Page() {
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: Object.fromEntries(
      requiredNames.map((name) => [name, (value: string) => (value ? null : requiredMessage)]),
    ),
  });
  return (
    <MantineProvider>
      <form noValidate onSubmit={form.onSubmit(() => {})}>
        {fields.map((field) => (
          <Control key={field.name} field={field} form={form} />
        ))}
        <Button type="submit">{send}</Button>
      </form>
    </MantineProvider>
  );
}

function Control({ field, form }: { field: Field; form: UseFormReturnType<Values> }) {
  const { name, label, kind, options, maxLength, filter } = field;
  if (kind === 'box') {
    return (
      <Checkbox name={name} value="true" label={label} {...form.getInputProps(name, { type: 'checkbox' })} />
    );
  }
  const { onChange, ...props } = form.getInputProps(name);
  if (kind === 'radio') {
    return (
      <Radio.Group name={name} label={label} onChange={onChange} {...props}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Radio.Group>
    );
  }
  if (kind === 'select') {
    return (
      <NativeSelect
        name={name}
        label={label}
        data={[{ value: '', label: choose }, ...options]}
        onChange={onChange}
        {...props}
      />
    );
  }
  return (
    <TextInput
      name={name}
      label={label}
      maxLength={maxLength}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const kept = filter(value);
        if (kept !== value) event.currentTarget.value = kept;
        onChange(event);
      }}
      {...props}
    />
  );
}
