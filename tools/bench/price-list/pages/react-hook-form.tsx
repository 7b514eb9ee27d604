import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { choose, empty, type Field, fields, send } from './fields.ts';
import { schema, type Values } from './schema.ts';

/** react-hook-form as its documentation uses it, with plain elements. */
export function Page() {
  const form = useForm<Values>({ defaultValues: empty, resolver: zodResolver(schema) });
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      {fields.map((field) => (
        <Control key={field.name} field={field} form={form} />
      ))}
      <button type="submit">{send}</button>
    </form>
  );
}

function Control({ field, form }: { field: Field; form: UseFormReturn<Values> }) {
  const { name, label, kind, options, maxLength } = field;
  const error = form.formState.errors[name]?.message;
  const registered = registerFiltered(field, form);
  const described = { 'aria-invalid': Boolean(error), 'aria-describedby': error && `${name}-error` };
  const message = error && <p id={`${name}-error`}>{error}</p>;
  if (kind === 'radio') {
    return (
      <fieldset {...described}>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" {...registered} value={option.value} />
            {option.label}
          </label>
        ))}
        {message}
      </fieldset>
    );
  }
  if (kind === 'box') {
    return (
      <label>
        <input type="checkbox" {...registered} value="true" />
        {label}
      </label>
    );
  }
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'select' ? (
        <select id={name} {...registered} {...described}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input id={name} maxLength={maxLength} {...registered} {...described} />
      )}
      {message}
    </div>
  );
}

/** Registers a control that keeps only the characters that its field accepts. */
export function registerFiltered({ name, filter }: Field, { register, setValue }: UseFormReturn<Values>) {
  return register(name, {
    onChange: (event) => {
      const kept = filter(event.target.value);
      if (kept !== event.target.value) setValue(name, kept);
    },
  });
}
