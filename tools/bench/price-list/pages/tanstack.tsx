import { revalidateLogic, useForm } from '@tanstack/react-form';
import { choose, empty, type Field, fields, requiredMessage, send } from './fields.ts';

export function Page() {
  const form = useForm({
    defaultValues: empty,
    validationLogic: revalidateLogic(),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.handleSubmit();
      }}
    >
      {fields.map((field) => (
        <form.Field
          key={field.name}
          name={field.name}
          validators={{
            onDynamic: ({ value }) => (field.required && !value ? requiredMessage : undefined),
          }}
        >
          {({ state, handleChange }) => (
            <Control
              field={field}
              value={state.value ?? ''}
              error={state.meta.errors[0]}
              onChange={(value) => handleChange(field.filter(value))}
            />
          )}
        </form.Field>
      ))}
      <button type="submit">{send}</button>
    </form>
  );
}

interface ControlProps {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Control({ field, value, error, onChange }: ControlProps) {
  const { name, label, kind, options, maxLength } = field;
  const described = { 'aria-invalid': Boolean(error), 'aria-describedby': error && `${name}-error` };
  const message = error && <p id={`${name}-error`}>{error}</p>;
  if (kind === 'radio') {
    return (
      <fieldset {...described}>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
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
        <input
          type="checkbox"
          name={name}
          value="true"
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
        {label}
      </label>
    );
  }
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {kind === 'select' ? (
        <select
          id={name}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...described}
        >
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          name={name}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          {...described}
        />
      )}
      {message}
    </div>
  );
}
