import { zodResolver } from '@hookform/resolvers/zod';
import { I18nProvider } from '@jalon/i18n/react';
import { Button } from '@jalon/ui/button';
import { Checkbox } from '@jalon/ui/checkbox';
import { Field as Labelled } from '@jalon/ui/field';
import { RadioGroup } from '@jalon/ui/radio-group';
import { Select } from '@jalon/ui/select';
import { TextInput } from '@jalon/ui/text-input';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { choose, empty, type Field, fields, send } from './fields.ts';
import { registerFiltered } from './react-hook-form.tsx';
import { schema, type Values } from './schema.ts';

/** react-hook-form with the controls of the design system, without our form kit. */
export function Page() {
  return (
    <I18nProvider locale="fr">
      <Form />
    </I18nProvider>
  );
}

function Form() {
  const form = useForm<Values>({ defaultValues: empty, resolver: zodResolver(schema) });
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      {fields.map((field) => (
        <Control key={field.name} field={field} form={form} />
      ))}
      <Button type="submit">{send}</Button>
    </form>
  );
}

interface ControlProps {
  field: Field;
  form: UseFormReturn<Values>;
  withHint?: boolean;
}

/** A field of the page with a control of the design system. */
export function Control({ field, form, withHint }: ControlProps) {
  const { name, label, kind, options, maxLength } = field;
  const hint = withHint ? field.hint : undefined;
  const error = form.formState.errors[name]?.message;
  const registered = registerFiltered(field, form);
  if (kind === 'radio') {
    const { ref, onBlur, onChange } = registered;
    const inputProps = { ref, onBlur, onChange };
    return <RadioGroup name={name} legend={label} error={error} options={options} inputProps={inputProps} />;
  }
  if (kind === 'box') return <Checkbox {...registered} id={name} value="true" label={label} />;
  const control = { ...registered, id: name, 'aria-invalid': Boolean(error) };
  return (
    <Labelled controlId={name} label={label} hint={hint} error={error}>
      {kind === 'select' ? (
        <Select {...control}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput {...control} maxLength={maxLength} />
      )}
    </Labelled>
  );
}
